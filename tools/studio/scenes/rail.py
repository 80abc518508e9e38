"""Clothes on hangers (drape them first: hang)."""

from scenes.garment import colored_garment
from scenes.geometry import curve, group, lathe, put, room, tube
from scenes.hanger import hanger
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import oak, plain, plaster
from workspace import hung_file


def hung(name, color, wood, metal, loc, yaw, tilt=0.0, lv=1, **kw):
    """One garment on its hanger; loc = point on top of the rail."""
    obs = colored_garment(name, hung_file(name), color, levels=lv, **kw)
    for o in obs:
        o.location.z = -1.516 - (0.026 if name == 'slip' else 0)  # straps rest on the hanger
    h = hanger(wood, metal, 0.345 if name == 'dress' else 0.375, bar=False, fwd=0.010, drop=0.046)
    return group(obs + h, (loc[0], loc[1], loc[2]), (0, tilt, yaw))


def bracket(x, yr, z, mat):
    """Holds the rail at x."""
    tube(curve((x, yr, z), (x, yr + 0.05, z), (x, 0, z), n=12), 0.0075, mat, 18)
    put(
        lathe([(0, -0.004), (0.026, -0.004), (0.028, -0.001), (0.028, 0.004), (0, 0.004)], mat),
        (x, -0.003, z),
        (90, 0, 0),
    )


def hardware():
    """Steel of the rail, metal of the hooks, wood of the hangers."""
    return (
        plain('steel', '#1A1918', 0.42, 0.4),
        plain('hook', '#4A4742', 0.3, 0.5, metal=0.9),
        oak('#A9835A', (2, 22, 22), 0.7),
    )


# shape, color, distance to the piece before, turn, tilt, changes
ON_RAIL = [
    ('shirt', '#D2CFC8', 0, -50, 0.6, {}),
    ('coat', '#A58A6C', 0.20, -58, -0.5, dict(trim='#3B2A1E')),
    ('sweater', '#CBC2B2', 0.19, -61, 0.4, {}),
    ('dress', '#5E2B31', 0.18, -64, 0, dict(fab=dict(spec=0.15, rough=0.75))),
    ('blazer', '#5C6258', 0.165, -63, -0.4, dict(trim='#2A2A26')),
    ('slip', '#BDB3A2', 0.15, -66, 0.3, {}),
    ('shirt', '#B4BABF', 0.15, -62, 0.3, {}),
    ('coat', '#2A2826', 0.17, -66, 0, dict(trim='#191817')),
]


def rail(view):
    """Clothes rail with six to eight pieces."""
    black, hook, wood = hardware()
    room(plaster('#D3CCC0'))
    yr, zr = -0.36, 1.66
    x0 = -0.62
    P = [
        (3, yr, zr),
        (x0 + 0.05, yr, zr),
        (x0 + 0.015, yr + 0.008, zr),
        (x0, yr + 0.05, zr),
        (x0, 0, zr),
    ]
    tube(curve(*P, n=200), 0.0095, black, 24)
    bracket(x0, -0.02, zr, black)
    bracket(1.75, yr, zr, black)
    x = -0.02 if view == 'wide' else -0.12
    for n, c, dx, yaw, t, kw in ON_RAIL:
        x += dx
        hung(n, c, wood, hook, (x, yr, zr + 0.0095), yaw, t, **kw)
    projector(
        (-4.2, -3.6, 3.3),
        (0.05, 0, 1.15),
        1500,
        window_image(leaves=0, blur=8, open_=(-0.55, 0.50, -0.75, 0.75)),
        36,
        0.035,
    )
    area((-2.6, -2.0, 2.3), (0.3, 0, 1.2), 1.6, 2.2, 60, '#EAF0F6')
    world(0.34)
    if view == 'wide':
        camera((0.12, -4.2, 1.24), (0.12, 0, 1.21), 66, 8, (0.4, yr - 0.2, 1.2))
    else:
        camera((0.30, -4.2, 1.22), (0.30, 0, 1.13), 112, 8, (0.4, yr - 0.2, 1.2))
    return 1.0


def on_hook(what, view):
    """One garment on a wall hook."""
    black, hook, wood = hardware()
    g = dict(
        coat=('coat', '#A38A6E', dict(trim='#3B2A1E'), '#D6CFC4'),
        dress=('dress', '#5E2B31', dict(fab=dict(spec=0.15, rough=0.75)), '#CFC6B8'),
        shirt=('shirt', '#DEDBD4', {}, '#9A9C8E'),
    )[what]
    room(plaster(g[3]))
    yr, zr = -0.085, 1.62
    tube(
        curve(
            (0, 0.02, zr - 0.006),
            (0, yr + 0.02, zr - 0.006),
            (0, yr - 0.012, zr - 0.004),
            (0, yr - 0.022, zr + 0.012),
            n=40,
        ),
        0.005,
        black,
        16,
    )
    put(
        lathe([(0, -0.004), (0.020, -0.004), (0.022, -0.001), (0.022, 0.004), (0, 0.004)], black),
        (0, -0.003, zr - 0.006),
        (90, 0, 0),
    )
    hung(g[0], g[1], wood, hook, (0, yr, zr), -7, 0.6, lv=2, **g[2])
    projector(
        (-3.3, -3.4, 3.1),
        (-0.15, 0, 1.05),
        1150,
        window_image(
            leaves=0 if what == 'dress' else 9, blur=8, seed=4, open_=(-0.5, 0.55, -0.8, 0.8)
        ),
        36,
        0.03,
    )
    area((-2.2, -1.7, 2.2), (0.1, 0, 1.2), 1.4, 2.0, 34, '#EAF0F6')
    world(0.30)
    if view == 'wide':
        camera((-0.44, -3.6, 1.22), (-0.44, 0, 1.14), 66, 8, (0, yr, 1.2))
    else:
        camera((0.04, -3.6, 1.16), (0.04, 0, 1.09), 92, 8, (0, yr, 1.2))
    return 1.1
