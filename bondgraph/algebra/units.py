"""The units that are read, defined for pint; docs/units.md lists them.

The list is our own, and short. In pint's list `5 k` is five of Boltzmann's constants, `5 Nm` a textile's fineness,
`5 Nms` five of these, and `50 Hz` an angular velocity of 50 rad/s.
"""

from __future__ import annotations

PREFIXES = """
femto- = 1e-15 = f-
pico- = 1e-12 = p-
nano- = 1e-9 = n-
micro- = 1e-6 = u- = µ- = μ-
milli- = 1e-3 = m-
centi- = 1e-2 = c-
deci- = 1e-1 = d-
hecto- = 1e2 = h-
kilo- = 1e3 = k-
mega- = 1e6 = M-
giga- = 1e9 = G-
tera- = 1e12 = T-
"""

WITH_PREFIXES = """
metre = [length] = m = meter
gram = [mass] = g
second = [time] = s
ampere = [current] = A
kelvin = [temperature] = K
mole = [substance] = mol
radian = [] = rad
newton = kilogram * metre / second ** 2 = N
newton_metre = newton * metre = Nm
pascal = newton / metre ** 2 = Pa
bar = 1e5 * pascal = bar
joule = newton * metre = J
watt = joule / second = W
watt_hour = 3600 * joule = Wh
electronvolt = 1.602176634e-19 * joule = eV
coulomb = ampere * second = C
ampere_hour = 3600 * coulomb = Ah
volt = watt / ampere = V
ohm = volt / ampere = ohm = Ohm = Ω = Ω
siemens = ampere / volt = S
farad = coulomb / volt = F
weber = volt * second = Wb
henry = weber / ampere = H
tesla = weber / metre ** 2 = T
litre = 1e-3 * metre ** 3 = L = l
calorie = 4.184 * joule = cal
"""

WITHOUT_PREFIXES = """
turn = 6.28318530717958647692528676655900577 * radian = rev
degree = turn / 360 = deg = °
minute = 60 * second = min
hour = 3600 * second = h
day = 86400 * second = day
revolution_per_minute = turn / minute = rpm
degree_Celsius = kelvin; offset: 273.15 = degC = °C
inch = 0.0254 * metre = in
foot = 12 * inch = ft
mile = 5280 * foot = mi
pound = 453.59237 * gram = lb
pound_force = 4.4482216152605 * newton = lbf
tonne = 1000 * kilogram = tonne
atmosphere = 101325 * pascal = atm
psi = pound_force / inch ** 2 = psi
horsepower = 745.69987158227022 * watt = hp
"""
