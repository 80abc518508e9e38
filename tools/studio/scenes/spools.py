"""Thread and buttons on linen."""

import math

from scipy import ndimage as nd
import numpy as np

from scenes.colors import linear_color, tint
from scenes.geometry import curve, group, lathe, mesh, put, tube
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import fabric, oak, plain
from scenes.nodes import Nodes


def spool(color, wood, seed=0, R=0.0135, H=0.042):
    """Wooden spool with wound thread; stands on z = 0."""
    body = lathe(
        [
            (0.0032, 0),
            (0.0155, 0),
            (0.0168, 0.0008),
            (0.0168, 0.0038),
            (0.0150, 0.0052),
            (0.0085, 0.0075),
            (0.0085, H - 0.0075),
            (0.0150, H - 0.0052),
            (0.0168, H - 0.0038),
            (0.0168, H - 0.0008),
            (0.0155, H),
            (0.0045, H),
            (0.0040, H - 0.0015),
            (0.0036, H - 0.012),
            (0, H - 0.012),
        ],
        wood,
        56,
    )
    q = Nodes('thread')
    c = linear_color(color)
    q.flat = c
    sp = q.n('SeparateXYZ')
    q.link(q.co, sp.inputs[0])
    w = q.math('SINE', q.math('MULTIPLY', sp.outputs[2], 2 * math.pi / 0.00058))
    w2 = q.noise(900, 2, (1, 1, 0.2))
    q.base(q.mix(w, tint(c, 0.72), tint(c, 1.12), -1, 1))
    q.bump(w, 0.00016)
    q.bump(w2, 0.00012)
    m = q.set(0.55, 0.3, 0.3)
    z = np.linspace(0.0056, H - 0.0056, 40)
    r = (
        R
        + 0.0008 * np.sin(np.pi * (z - z[0]) / (z[-1] - z[0]))
        + np.interp(
            z, np.linspace(z[0], z[-1], 9), np.random.default_rng(seed).normal(0, 0.00018, 9)
        )
    )
    th = lathe([(0.009, z[0])] + list(zip(r, z)) + [(0.009, z[-1])], m, 72)
    return [body, th]


def button(color, r=0.0075, horn=True):
    q = Nodes('button')
    c = linear_color(color)
    q.flat = c
    q.base(
        q.mix(
            q.noise(220, 3, (1, 1, 1), 1.5), tint(c, 0.6 if horn else 0.9), tint(c, 1.15), 0.3, 0.7
        )
    )
    m = q.set(0.32, 0.45)
    b = lathe(
        [
            (0, 0.0010),
            (r * 0.55, 0.0010),
            (r * 0.62, 0.0014),
            (r * 0.80, 0.0024),
            (r * 0.92, 0.0025),
            (r, 0.0017),
            (r * 0.98, 0.0006),
            (r * 0.8, 0),
            (0, 0),
        ],
        m,
        48,
    )
    dark = plain('hole', '#0E0C0B', 0.9, 0)
    hs = [
        put(
            lathe([(0, 0.00112), (r * 0.105, 0.00112), (r * 0.105, 0.0009)], dark, 14),
            (dx * r * 0.24, dy * r * 0.24, 0),
        )
        for dx in (-1, 1)
        for dy in (-1, 1)
    ]
    return [b] + hs


def ground(color, w=1.4, h=0.9, n=260, seed=2):
    """Linen laid on a table: long soft wrinkles, one fold line."""
    rng = np.random.default_rng(seed)
    x = np.linspace(-w / 2, w / 2, n)
    y = np.linspace(-h / 2, h / 2, int(n * h / w))
    X, Y = np.meshgrid(x, y)
    Z = (
        nd.zoom(rng.normal(0, 1, (6, 9)), (X.shape[0] / 6, X.shape[1] / 9), order=3)[
            : X.shape[0], : X.shape[1]
        ]
        * 0.0016
    )
    for k in range(7):
        a = rng.uniform(-0.5, 0.9)
        o = rng.uniform(-0.35, 0.35)
        d = (X * math.sin(a) + Y * math.cos(a)) - o
        Z += (
            rng.uniform(0.0010, 0.0030)
            * np.exp(-((d / rng.uniform(0.006, 0.016)) ** 2))
            * (
                1
                / (1 + np.exp(-(X * math.cos(a) - Y * math.sin(a) + rng.uniform(-0.3, 0.3)) / 0.06))
            )
        )
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    m = X.shape[1]
    F = [
        (j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i)
        for j in range(X.shape[0] - 1)
        for i in range(m - 1)
    ]
    uv = V[np.array(F)][..., :2].reshape(-1, 2)
    mesh('linen', V, F, fabric(color, 'linen', scale=0.55, slub=0.7), True, uv)
    return lambda px, py: float(
        nd.map_coordinates(
            Z, [[(py + h / 2) / h * (X.shape[0] - 1)], [(px + w / 2) / w * (m - 1)]], order=1
        )[0]
    )


def spools(view):
    """Thread and buttons on wrinkled linen, close up."""
    z = ground('#CFC6B6', h=1.8, n=300)
    wood = oak('#B48E63', (9, 9, 2), 0.75)
    rng = np.random.default_rng(5)
    ox = 0.055 if view == 'wide' else 0.0
    for x, y, c, lay in [
        (-0.045, 0.030, '#5E262D', 0),
        (0.000, 0.012, '#D9D2C4', 0),
        (0.046, 0.034, '#6C7366', 0),
        (0.088, 0.006, '#2B2927', 0),
        (0.020, 0.075, '#A58A6C', 0),
        (0.030, -0.036, '#8B8F8A', 1),
    ]:
        o = spool(c, wood, int(x * 1e4) % 97)
        group(
            o,
            (x + ox, y, z(x + ox, y) + (0.0163 if lay else -0.0003)),
            (0, 90, 34) if lay else (0, 0, rng.uniform(0, 360)),
        )
    for x, y, c, r in [
        (-0.055, -0.030, '#5A4030', 0.0085),
        (-0.030, -0.048, '#D8CDB8', 0.0065),
        (-0.082, -0.010, '#D8CDB8', 0.0065),
        (0.078, -0.040, '#3A332E', 0.0095),
        (-0.012, -0.062, '#5A4030', 0.0065),
        (0.100, -0.020, '#D8CDB8', 0.0060),
    ]:
        group(
            button(c, r),
            (x + ox, y, z(x + ox, y) + 0.0002),
            (rng.normal(0, 1.5), rng.normal(0, 1.5), rng.uniform(0, 90)),
        )
    P = curve(
        (ox - 0.0315, 0.030, 0.014),
        (ox - 0.050, 0.004, 0.002),
        (ox - 0.085, -0.020, 0.0012),
        (ox - 0.13, 0.004, 0.0012),
        (ox - 0.165, -0.026, 0.0012),
        (ox - 0.22, -0.018, 0.0012),
        n=160,
    )
    g = np.array([z(p[0], p[1]) + 0.0005 for p in P])
    k = np.clip((np.arange(len(P)) - 14) / 24, 0, 1)
    P[:, 2] = P[:, 2] * (1 - k) + g * k
    P[:, 2] = np.maximum(P[:, 2], g)
    tube(P, 0.00028, plain('yarn', '#5E262D', 0.7, 0.2), 8)
    projector(
        (-1.2, -0.9, 0.85),
        (ox, 0.01, 0),
        110,
        window_image(leaves=9, blur=9, seed=3, open_=(-0.75, 0.7, -0.85, 0.85)),
        34,
        0.022,
    )
    area((-0.7, -0.2, 0.5), (ox, 0, 0), 0.4, 0.5, 1.6, '#EAF0F6')
    world(0.22)
    if view == 'wide':
        camera((-0.01, -0.52, 0.27), (-0.01, 0.018, 0.012), 66, 5.6, (ox, 0.01, 0.02))
    else:
        camera((0.005, -0.50, 0.30), (0.005, 0.006, 0.010), 84, 5.6, (ox, 0.01, 0.02))
    return 1.75
