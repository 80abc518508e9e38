"""Small shoulder bag, and a zip pouch."""

import math

import numpy as np

from accessories.kit import Kit, LEATHER, disc
from scenes.geometry import circle, curve, lathe, put, sweep, tube


def bag():
    """Small shoulder bag: puffed body, rounded flap, strap, turn lock."""
    k = Kit(LEATHER)
    W, H, D = 0.255, 0.165, 0.070
    n = 160
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    e = 2 / 4.5
    ox = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e
    oz = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e
    ox = ox * W / 2 * (1 - 0.03 * oz)
    oz = oz * H / 2
    for sy in (-1, 1):  # front and back panel, pillow shaped
        P = disc(W, H, 4.5, 70, lambda x, z, r: sy * (D / 2 + 0.010 * (1 - r**4)))
        P[..., 0] *= 1 - 0.06 * (P[..., 2:3] / H)[..., 0]
        P[..., 2] += 1
        P = P if sy < 0 else P[:, ::-1]
        k.sheet(P, np.stack([P[..., 0], P[..., 2] - 0.5], -1), 0.0022, 0)
    rows = np.linspace(-1, 1, 15)
    G = np.array(
        [
            np.c_[
                ox * (1 - 0.012 * (1 - abs(y) ** 6)),
                np.full(n, y * D / 2),
                oz * (1 - 0.012 * (1 - abs(y) ** 6)) + 1,
            ]
            for y in rows
        ]
    )
    L = np.r_[0, np.cumsum(np.hypot(np.diff(ox), np.diff(oz)))]
    k.sheet(
        G,
        np.stack(np.broadcast_arrays(L[None] + 0.2, rows[:, None] * D / 2), -1),
        0.0022,
        0,
        closed=True,
    )
    rim = np.c_[ox, np.full(n, -D / 2), oz + 1]
    k.solid(tube(rim, 0.0022, k.m, 10, True))
    k.solid(tube(rim * (1, -1, 1), 0.0022, k.m, 10, True))  # piping
    zt = 1 + H / 2
    prof = curve(
        (0, D / 2 + 0.006, zt - 0.050),
        (0, D / 2 + 0.007, zt - 0.008),
        (0, D / 2 - 0.010, zt + 0.0065),
        (0, 0, zt + 0.0085),
        (0, -D / 2 + 0.006, zt + 0.0078),
        (0, -D / 2 - 0.0080, zt - 0.006),
        (0, -D / 2 - 0.0145, zt - 0.055),
        (0, -D / 2 - 0.0150, zt - 0.108),
        n=90,
    )[:, 1:]
    m = len(prof)
    us = np.linspace(-1, 1, 61)
    t = np.linspace(0, 1, m)
    FL = np.zeros((m, 61, 3))
    uv = np.zeros((m, 61, 2))
    Lp = np.r_[0, np.cumsum(np.linalg.norm(np.diff(prof, axis=0), axis=1))]
    for i in range(m):
        x = us * (W / 2 - 0.003) * (1 - 0.02 * t[i])
        drop = 0.034 * np.abs(us) ** 2.6 * np.clip((t[i] - 0.45) / 0.55, 0, 1)
        FL[i] = np.c_[
            x,
            np.full(61, prof[i, 0])
            + 0.0055 * np.abs(us) ** 3 * (prof[i, 0] < 0) * np.clip((t[i] - 0.5) * 2, 0, 1),
            prof[i, 1] + drop * (prof[i, 0] < 0),
        ]
        uv[i] = np.c_[x, np.full(61, 0.3 - Lp[i])]
    k.sheet(FL[:, ::-1], uv[:, ::-1] + (0, 0.2), 0.0026, 1)
    k.stitches(
        np.vstack([FL[42:-3, 2], FL[-3, 2:-2], FL[42:-3, -3][::-1]]) + (0, -0.0016, 0), (0, -1, 0)
    )
    c = FL[-8, 30]
    k.solid(
        put(
            lathe(
                [(0, 0.004), (0.0085, 0.004), (0.0105, 0.003), (0.011, 0.0), (0.011, -0.001)],
                k.metal,
                40,
            ),
            tuple(c + (0, -0.0016, 0)),
            (90, 0, 0),
        )
    )
    k.solid(
        put(
            sweep([(-0.0055, 0, 0), (0.0055, 0, 0)], circle(0.0022, 14), k.metal),
            tuple(c + (0, -0.0075, 0)),
            (0, 20, 0),
        )
    )
    for sx in (1, -1):
        k.ring((sx * (W / 2 + 0.004), 0, zt - 0.012), 0.020, 0.020, 0.0016, (0, 1, 0), (0, 0, 1))
    ph = np.radians(np.linspace(180, 0, 161))
    S = np.c_[
        (W / 2 + 0.004) * np.cos(ph), 0.004 * np.sin(ph), zt - 0.004 + 0.285 * np.sin(ph) ** 0.85
    ]
    k.strap(S, 0.017, 0.0030, side=(0, 1, 0))
    j = 122
    k.ring(
        S[j],
        0.021,
        0.017,
        0.0015,
        (0, 1, 0),
        (S[j + 2] - S[j - 2]) / np.linalg.norm(S[j + 2] - S[j - 2]),
    )
    return k


def pouch():
    """Flat zip pouch; looked right at preview size, never photographed at full size."""
    k = Kit(LEATHER)
    W, H = 0.215, 0.140
    n = 160
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    e = 2 / 9.0
    ox = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e * W / 2
    oz = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e * H / 2
    for sy in (-1, 1):
        P = disc(W, H, 9, 70, lambda x, z, r: sy * (0.0035 + 0.0085 * (1 - r**3) * (1 - 0.7 * z)))
        P[..., 2] += 1
        P = P if sy < 0 else P[:, ::-1]
        k.sheet(P, np.stack([P[..., 0], P[..., 2] - 0.5], -1), 0.0024, 0)
    ins = 0.965
    sel = np.r_[np.arange(n), 0]
    k.stitches(np.c_[ox * ins, np.full(n, -0.0058), oz * (ins - 0.02) + 1][sel], (0, -1, 0))
    z = np.linspace(-W / 2 + 0.012, W / 2 - 0.012, 60)
    k.solid(tube(np.c_[z, 0 * z, 0 * z + 1 + H / 2 + 0.0005], 0.0030, k.metal, 8))
    p = np.array([W / 2 - 0.020, -0.004, 1 + H / 2 + 0.002])
    k.ring(p + (0, -0.003, -0.008), 0.0075, 0.016, 0.0012, (1, 0, 0), (0, 0, 1))
    G = np.array(
        [
            [(p[0] + q * w, p[1] - 0.004, p[2] - 0.014 - s) for q in (-1, -0.5, 0, 0.5, 1)]
            for s, w in ((0, 0.0035), (0.010, 0.0045), (0.030, 0.0048), (0.040, 0.0042))
        ]
    )
    k.sheet(G[:, ::-1], np.stack([G[..., 0], G[..., 2] - 0.5], -1), 0.0022, 1)
    return k
