// What a notebook runs: the page in a frame of its own, and its questions on their way to Python and back.

export default {
  render({ model, el }) {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.title = model.get("title");
    Object.assign(frame.style, { width: "100%", height: "720px", border: "0", colorScheme: "light dark" });
    const up = ({ data, source }) => {
      if (source === frame.contentWindow && typeof data?.question === "string") model.send(data);
    };
    const down = (content) => frame.contentWindow?.postMessage(content, "*");
    window.addEventListener("message", up);
    model.on("msg:custom", down);
    frame.srcdoc = model.get("page");
    el.replaceChildren(frame);
    return () => {
      window.removeEventListener("message", up);
      model.off("msg:custom", down);
    };
  },
};
