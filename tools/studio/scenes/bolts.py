"""Rolled cloth on a shelf."""

import math

import numpy as np

from scenes.geometry import box, group, lathe, mesh, put, room
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import fabric, oak, plain, plaster


def bolt(R, L, mat, board, seed=1, core=0.019, pitch=0.0030):
    """Spiral of cloth round a cardboard tube; axis along y, front end at y = 0."""
    rng = np.random.default_rng(seed)
    turns = max(3, (R - core) / pitch)
    n = int(turns * 56)
    th = np.linspace(0, 2 * math.pi * turns, n)
    ph = rng.uniform(0, 6.28)
    r = core + 0.001 + (R - core - 0.001) * th / th[-1]
    wob = sum(
        rng.normal(0, 0.00035) * np.sin(k * th / 2.7 + rng.uniform(0, 6)) for k in range(1, 6)
    )
    sag = 1 + 0.012 * np.cos(2 * (th + ph)) * (r / R)
    ro = (r + wob) * sag
    ri = ro - pitch * 0.70 * (1 + 0.12 * np.sin(th * 1.3 + seed))
    yo = rng.normal(0, 0.0012) + np.interp(
        th, np.linspace(0, th[-1], int(turns * 3) + 4), rng.normal(0, 0.0013, int(turns * 3) + 4)
    )
    last = np.clip((th - th[-1] + 1.0) / 1.0, 0, 1)
    ro = ro + 0.0030 * last**2
    ri = ri + 0.0030 * last**2
    c, s = np.cos(th + ph), np.sin(th + ph)
    q = lambda rad, y: np.c_[rad * c, y, rad * s]
    V = np.vstack(
        [
            q(ri, yo + 0.0003),
            q((ri + ro) / 2, yo - 0.0004),
            q(ro, yo + 0.0003),
            q(ro, np.full(n, L)),
        ]
    )
    F, uv = [], []
    arc = np.r_[0, np.cumsum(np.hypot(np.diff(ro * c), np.diff(ro * s)))]
    for b, (v0, v1) in enumerate(((0, 0.001), (0.001, 0.002), (0.002, L))):
        for i in range(n - 1):
            F.append((b * n + i, b * n + i + 1, (b + 1) * n + i + 1, (b + 1) * n + i))
            uv += [(arc[i], v0), (arc[i + 1], v0), (arc[i + 1], v1), (arc[i], v1)]
    F.append((n - 1, 2 * n - 1, 3 * n - 1, 4 * n - 1))
    uv += [(0, 0)] * 4
    o = mesh('bolt', V, F, mat, True, uv)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = 0.9
    t = put(
        lathe(
            [
                (core, 0.004),
                (core, L),
                (core - 0.0025, L),
                (core - 0.0025, 0.0),
                (core - 0.001, -0.001),
                (core, 0.0),
                (core, 0.004),
            ],
            board,
            40,
        ),
        rot=(-90, 0, 0),
    )
    d = put(
        lathe([(core - 0.001, 0), (R * 0.985, 0)], mat, 40), (0, 0.03, 0), (-90, 0, 0)
    )  # no light between the layers
    return [o, t, d]


def pack(rows, x0):
    """rows: radii per row from the bottom; returns [(x, z, r)] of circles lying on each other."""
    out, prev = [], []
    for k, radii in enumerate(rows):
        cur = []
        for i, r in enumerate(radii):
            if k == 0:
                x = x0 + r if not cur else cur[-1][0] + 2 * math.sqrt(cur[-1][2] * r)
                cur.append((x, r, r))
            else:
                (ax, az, ar), (bx, bz, br) = prev[i], prev[i + 1]
                d = math.hypot(bx - ax, bz - az)
                p, q = ar + r, br + r
                a = (p * p - q * q + d * d) / (2 * d)
                h = math.sqrt(max(p * p - a * a, 0))
                ux, uz = (bx - ax) / d, (bz - az) / d
                cur.append((ax + a * ux - h * uz, az + a * uz + h * ux, r))
        out += cur
        prev = cur
    return out


def bolts(view):
    """Rolls of cloth on an oak shelf, their ends to the camera."""
    room(plaster('#CFC7BA'), y=0.60, z=-0.8)
    box((-3, -0.05, -0.40), (3, 0.56, 0), oak('#A98A66', (1.3, 15, 15), 0.72), 0.003)
    card = plain('card', '#8F7A5E', 0.9, 0.05)
    rows = [
        [0.062, 0.055, 0.066, 0.058, 0.064, 0.056],
        [0.054, 0.058, 0.052, 0.060, 0.050],
        [0.050, 0.056],
    ]
    cols = [
        ('#63292F', 'wool'),
        ('#CFC5B4', 'linen'),
        ('#5C6258', 'wool'),
        ('#A08A70', 'wool'),
        ('#D8D3C8', 'linen'),
        ('#2E2C2A', 'wool'),
        ('#B9AE9D', 'linen'),
        ('#D6CDBD', 'wool'),
        ('#7C8075', 'linen'),
        ('#63292F', 'plain'),
        ('#A9ADA9', 'linen'),
        ('#C2A98A', 'linen'),
        ('#4B4F4A', 'wool'),
    ]
    for k, (x, z, r) in enumerate(pack(rows, -0.16 if view == 'wide' else -0.36)):
        m = fabric(cols[k][0], cols[k][1], melange=0.12)
        group(
            bolt(r, 0.46, m, card, k + 3, pitch=(0.0032, 0.0026, 0.0036)[k % 3]),
            (x, 0.0 + 0.012 * math.sin(k * 2.1), z),
            (0, k * 57, 1.2 * math.sin(k)),
        )
    projector(
        (-2.8, -2.7, 2.1),
        (0.05, 0.1, 0.12),
        700,
        window_image(leaves=9, blur=8, seed=6, open_=(-0.62, 0.55, -0.8, 0.8)),
        36,
        0.03,
    )
    area((-1.8, -1.3, 1.1), (0.1, 0.1, 0.1), 1.0, 1.2, 16, '#EAF0F6')
    world(0.26)
    if view == 'wide':
        camera((-0.10, -2.1, 0.29), (-0.02, 0.1, 0.175), 70, 5.6, (0.2, 0, 0.12))
    else:
        camera((-0.12, -2.1, 0.30), (0.0, 0.1, 0.235), 92, 5.6, (0, 0, 0.12))
    return 1.45
