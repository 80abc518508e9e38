"""Structured leather tote."""

import math

import numpy as np

from accessories.kit import Kit, LEATHER
from garments.outline import resample
from scenes.geometry import curve, tube


def rounded_rectangle(w, d, r, n=160):
    """rounded rectangle, counter-clockwise from the front centre"""
    a = np.linspace(-math.pi / 2, 1.5 * math.pi, 4000)
    e = []
    for q in a:
        c, s = math.cos(q), math.sin(q)
        e.append(
            (
                max(min(c * 9, 1), -1) * (w / 2 - r) + r * c,
                max(min(s * 9, 1), -1) * (d / 2 - r) + r * s,
            )
        )
    e = np.array(e)
    L = np.r_[0, np.cumsum(np.hypot(*np.diff(e, axis=0).T))]
    t = np.linspace(0, L[-1], n + 1)[:-1]
    return np.c_[np.interp(t, L, e[:, 0]), np.interp(t, L, e[:, 1])], t


def tote():
    """Box with sides that fold in, stitched top edge, two rolled handles."""
    k = Kit(LEATHER)
    H = 0.285
    m = 40
    n = 200
    zs = np.linspace(0, H, m)
    P = np.zeros((m, n, 3))
    uv = np.zeros((m, n, 2))
    for i, z in enumerate(zs):
        f = z / H
        w = 0.300 + 0.052 * f
        d = 0.125 - 0.020 * f
        c, t = rounded_rectangle(w, d, 0.014, n)
        bow = (
            np.where(np.abs(c[:, 1]) > d / 2 - 0.004, 1, 0)
            * np.sign(c[:, 1])
            * (0.006 * math.sin(math.pi * f) - 0.010 * f**3 * 0)
            * np.cos(c[:, 0] / w * math.pi)
        )
        gus = (
            np.where(np.abs(c[:, 0]) > w / 2 - 0.003, 1, 0)
            * -np.sign(c[:, 0])
            * 0.022
            * f**1.5
            * np.cos(c[:, 1] / d * math.pi)
        )  # sides fold in
        P[i] = np.c_[
            c[:, 0] + gus,
            c[:, 1] + bow,
            np.full(n, z + 0.9) - 0.004 * f * (np.abs(c[:, 0]) / (w / 2)) ** 2,
        ]
        uv[i] = np.c_[t - t.mean(), np.full(n, z)]
    k.sheet(P, uv, 0.0032, 1, None, k.inner, True)
    c, t = rounded_rectangle(0.300, 0.125, 0.014, n)
    Bm = np.array([[(x * s, y * s, 0.9 + 0.001) for x, y in c] for s in (1, 0.6, 0.0)])
    k.sheet(Bm, np.stack([Bm[..., 0], Bm[..., 1]], -1), 0.003, 0, closed=True)
    top = P[-1]
    fr = [i for i in range(n) if top[i, 1] < -0.035]
    fr = sorted(fr, key=lambda i: top[i, 0])
    for off in (0.006,):
        row = m - 2
        k.stitches(P[row][fr] + (0, -0.0019, 0), (0, -1, 0))
        bk = sorted([i for i in range(n) if top[i, 1] > 0.035], key=lambda i: top[i, 0])
        k.stitches(P[row][bk] + (0, 0.0019, 0), (0, 1, 0))
    for sy in (-1, 1):  # handles: rolled leather with flat tabs
        y = sy * 0.0555
        A = curve(
            (-0.078, y, 1.115),
            (-0.078, y, 1.19),
            (-0.070, y * 0.98, 1.30),
            (-0.040, y * 0.9, 1.385),
            (0, y * 0.86, 1.408),
            (0.040, y * 0.9, 1.385),
            (0.070, y * 0.98, 1.30),
            (0.078, y, 1.19),
            (0.078, y, 1.115),
            n=140,
        )
        sc = np.interp(
            np.linspace(0, 1, len(A)), [0, 0.16, 0.22, 0.78, 0.84, 1], [0.5, 0.55, 1, 1, 0.55, 0.5]
        )
        A[:, 1] += sy * np.interp(
            np.linspace(0, 1, len(A)), [0, 0.2, 0.8, 1], [0.0075, 0.0065, 0.0065, 0.0075]
        )
        k.solid(tube(A, 0.0066, k.m, 20, scale=sc))
        for sx in (1, -1):
            z = np.linspace(1.085, 1.176, 14)
            wd = np.interp(z, [1.085, 1.095, 1.15, 1.176], [0.010, 0.013, 0.013, 0.010])
            G = np.stack(
                [np.c_[sx * 0.078 + wd * q, np.full(14, 0), z] for q in np.linspace(-1, 1, 7)], 1
            )
            for i in range(14):
                f = (z[i] - 0.9) / H
                d = 0.125 - 0.020 * min(f, 1)
                G[i, :, 1] = sy * (
                    d / 2
                    + 0.006
                    * math.sin(math.pi * min(f, 1))
                    * math.cos(0.078 / (0.3 + 0.052 * f) * math.pi)
                    + 0.0034
                )
            k.sheet(G if sy < 0 else G[:, ::-1], np.stack([G[..., 0], G[..., 2]], -1), 0.0026, 1)
            loop = np.array(
                [
                    (sx * 0.078 - 0.0095, G[0, 0, 1] + sy * 0.0016, 1.118),
                    (sx * 0.078 - 0.0095, G[0, 0, 1] + sy * 0.0016, 1.090),
                    (sx * 0.078 + 0.0095, G[0, 0, 1] + sy * 0.0016, 1.090),
                    (sx * 0.078 + 0.0095, G[0, 0, 1] + sy * 0.0016, 1.118),
                ]
            )
            k.stitches(resample(loop, 30), (0, sy, 0))
    return k
