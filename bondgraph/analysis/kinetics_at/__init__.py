"""The numbers of kinetics in one state.

kinetics_at(k, start, values)      a `KineticsAt`: arrays by the letters of [004], entries by the names of components
"""
