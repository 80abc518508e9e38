"""Surfaces of the cloths: what the renderer needs to know about each.

thick in metres; rough, spec, sheen as in any principled shader; smooth: rounds of relaxing before
the picture; waves: (direction on the cloth, period, height[, profile power]) for ribs and twills;
noise: (scale per metre, height) for slub, crumple and boiled wool.
"""


JERSEY = dict(
    thick=0.0014, sheen=0.25, rough=0.75, spec=0.15, noise=[(1500, 0.00006), (13, 0.0016)]
)


SHIRTING = dict(
    thick=0.0013,
    sheen=0.15,
    rough=0.6,
    spec=0.3,
    noise=[(1400, 0.00010), (34, 0.0011), (9, 0.0022)],
)


FLUID = dict(thick=0.0011, sheen=0.1, rough=0.5, spec=0.17, noise=[(1600, 0.00005), (10, 0.0014)])


VISCOSE = dict(
    thick=0.0011, sheen=0.15, rough=0.55, spec=0.18, noise=[(1500, 0.00005), (11, 0.0014)]
)


WAFFLE = dict(
    thick=0.0045,
    sheen=0.6,
    rough=0.9,
    spec=0.1,
    smooth=3,
    waves=[((1, 0), 0.0105, 0.0014, 0.6), ((0, 1), 0.0065, 0.0004)],
    noise=[(900, 0.0005), (11, 0.0025)],
)


FINE = dict(
    thick=0.0028,
    sheen=0.5,
    rough=0.9,
    spec=0.1,
    smooth=3,
    waves=[((1, 0), 0.0060, 0.00035, 0.7), ((0, 1), 0.0050, 0.00018)],
    noise=[(1100, 0.00025), (12, 0.0022)],
)


RIB = dict(
    thick=0.0034,
    sheen=0.5,
    rough=0.9,
    spec=0.1,
    smooth=3,
    waves=[((1, 0), 0.0130, 0.0016, 0.55)],
    noise=[(1000, 0.0003), (11, 0.0018)],
)


CHUNKY = dict(
    thick=0.0065,
    sheen=0.7,
    rough=0.95,
    spec=0.08,
    smooth=4,
    waves=[
        ((1, 0), 0.0150, 0.0013, 0.7),
        ((0.55, 1), 0.0105, 0.0010),
        ((-0.55, 1), 0.0105, 0.0010),
    ],
    noise=[(700, 0.0007), (10, 0.003)],
)


WOOL = dict(thick=0.0020, sheen=0.25, rough=0.8, spec=0.12, noise=[(1300, 0.00012), (10, 0.0016)])


DENIM = dict(
    thick=0.0024,
    sheen=0.05,
    rough=0.8,
    spec=0.15,
    waves=[((0.8, 0.6), 0.0022, 0.00010)],
    noise=[(600, 0.0002), (42, 0.0017), (12, 0.003)],
)


CLOTH = dict(
    thick=0.0032, sheen=0.3, rough=0.85, spec=0.12, smooth=4, noise=[(1200, 0.0002), (9, 0.0018)]
)


HEAVY = dict(
    thick=0.0045, sheen=0.5, rough=0.9, spec=0.10, smooth=4, noise=[(800, 0.0004), (8, 0.0022)]
)


COTTON = dict(
    thick=0.0022,
    sheen=0.15,
    rough=0.7,
    spec=0.2,
    smooth=3,
    noise=[(1400, 0.00010), (24, 0.0010), (9, 0.0022)],
)


BOUCLE = dict(
    thick=0.0045, sheen=0.5, rough=0.95, spec=0.06, smooth=4, noise=[(420, 0.0022), (170, 0.0016)]
)


NYLON = dict(
    thick=0.0024, sheen=0.05, rough=0.48, spec=0.35, smooth=2, noise=[(26, 0.0022), (10, 0.003)]
)


TWILL = dict(
    thick=0.0028,
    sheen=0.2,
    rough=0.85,
    spec=0.12,
    smooth=3,
    waves=[((0.7, 0.7), 0.0017, 0.00009)],
    noise=[(900, 0.00018), (20, 0.0012), (9, 0.0022)],
)


CREPE = dict(thick=0.0018, sheen=0.15, rough=0.75, spec=0.14, noise=[(1300, 0.0001), (10, 0.0014)])


FINE_RIB = dict(
    thick=0.0018,
    sheen=0.3,
    rough=0.85,
    spec=0.12,
    waves=[((1, 0), 0.0044, 0.00035, 0.6)],
    noise=[(1300, 0.00008), (12, 0.0016)],
)
