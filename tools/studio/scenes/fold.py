"""Folded knitwear and linen in stacks."""

import math

from scipy import ndimage as nd
from scipy.interpolate import CubicSpline
import numpy as np

from scenes.geometry import box, group, mesh, room
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import fabric, oak, plaster, stone


def noise_curve(rng, n, L, amp):
    """smooth random curve on [0, 1] with about L bumps"""
    k = rng.normal(0, amp, L + 4)
    return CubicSpline(np.linspace(0, 1, L + 4), k)(np.linspace(0, 1, n))


def noise_field(rng, shape, cells, amp):
    a = rng.normal(0, 1, (cells[0] + 3, cells[1] + 3))
    z = nd.zoom(a, [(shape[i]) / a.shape[i] for i in (0, 1)], order=3)[: shape[0], : shape[1]]
    return amp * z / (z.std() + 1e-9)


def folded(W, D, H, mat, seed=1, soft=1.0, inner=True):
    """A garment folded once at the front: one sheet runs bottom, round front edge, top.

    Its sides roll in.     Front edge at y = 0, body towards +y, bottom at z = 0. Returns objects.
    """
    rng = np.random.default_rng(seed)
    obs = []
    for lay in range(2 if inner else 1):
        R = H / 2 - lay * H * 0.235
        r = R * 0.46  # radius of the front fold, of the side rolls
        d = D - lay * 0.012
        nb, na = 44, 22
        yb = np.linspace(d, R, nb)
        an = np.linspace(-90, -270, na + 2)[1:-1]
        prof = np.vstack(
            [
                np.c_[yb, np.full(nb, H / 2 - R)],
                [
                    (R + R * math.cos(math.radians(q)), H / 2 + R * math.sin(math.radians(q)))
                    for q in an
                ],
                np.c_[yb[::-1], np.full(nb, H / 2 + R)],
            ]
        )
        prof[:, 0] += lay * H * 0.22
        T = np.gradient(prof, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        N = np.c_[-T[:, 1], T[:, 0]]
        N *= np.sign((N[len(N) // 2] @ (-1, 0)))  # outwards
        m = len(prof)
        ns, nr = 60, 12
        w0 = W / 2 - r - lay * 0.004
        half = w0 + noise_curve(rng, m, 6, 0.0016 * soft), w0 + noise_curve(
            rng, m, 6, 0.0016 * soft
        )
        V, UV = np.zeros((m, ns + 2 * nr, 3)), np.zeros((m, ns + 2 * nr, 2))
        arc = np.r_[0, np.cumsum(np.linalg.norm(np.diff(prof, axis=0), axis=1))]
        for i in range(m):
            ra = r * (1 + 0.12 * math.sin(i * 0.3 + seed))
            al = np.linspace(math.radians(200), 0, nr, endpoint=False)
            ar = np.linspace(0, math.radians(200), nr + 1)[1:]
            xs = np.r_[
                -half[0][i] - ra * np.sin(al),
                np.linspace(-half[0][i], half[1][i], ns),
                half[1][i] + ra * np.sin(ar),
            ]
            dn = np.r_[ra * (1 - np.cos(al)), np.zeros(ns), ra * (1 - np.cos(ar))]
            P = prof[i] - N[i] * dn[:, None]
            V[i] = np.c_[xs, P]
            UV[i] = np.c_[
                np.r_[
                    -half[0][i] - ra * al,
                    np.linspace(-half[0][i], half[1][i], ns),
                    half[1][i] + ra * ar,
                ],
                np.full(ns + 2 * nr, arc[i]),
            ]
        dz = noise_field(rng, (m, ns + 2 * nr), (7, 6), 0.0013 * soft) + noise_field(
            rng, (m, ns + 2 * nr), (16, 12), 0.0005 * soft
        )
        V[..., 1] += N[:, None, 0] * dz + noise_field(
            rng, (m, ns + 2 * nr), (2, 4), 0.0016 * soft
        ) * (V[..., 1] < H)
        V[..., 2] += N[:, None, 1] * dz
        V[..., 2] -= (
            0.10 * H * soft * (np.abs(V[..., 0]) / (W / 2)) ** 4 * (V[..., 2] / H)
        )  # edges of the top droop a little
        nn = ns + 2 * nr
        F = [
            (i * nn + j, i * nn + j + 1, (i + 1) * nn + j + 1, (i + 1) * nn + j)
            for i in range(m - 1)
            for j in range(nn - 1)
        ]
        uv = np.array(
            [
                [UV[i, j], UV[i, j + 1], UV[i + 1, j + 1], UV[i + 1, j]]
                for i in range(m - 1)
                for j in range(nn - 1)
            ]
        )
        obs.append(mesh('fold', V.reshape(-1, 3), F, mat, True, uv.reshape(-1, 2)))
    return obs


def stack(items, x, y, z, seed=0, yaw=0.0):
    """items: [(color, kind, scale, W, D, H)] from the bottom; returns the top height."""
    rng = np.random.default_rng(seed)
    for k, (c, kind, s, W, D, H) in enumerate(items):
        m = fabric(c, kind, 'print', s, melange=0.10)
        group(
            folded(W, D, H, m, seed * 17 + k),
            (x + rng.normal(0, 0.003), y + rng.normal(0, 0.004), z),
            (0, 0, yaw + rng.normal(0, 1.3)),
        )
        z += H * 0.965
    return z


def knit_stack(view):
    """Folded knitwear on an oak bench."""
    room(plaster('#D2CBBF'), y=0.55)
    box((-2.2, -0.03, -0.30), (2.2, 0.42, 0), oak('#A98A66', (1.3, 15, 15), 0.72), 0.004)
    x = 0.16 if view == 'wide' else -0.03
    stack(
        [
            ('#5F6359', 'knit', 1.0, 0.335, 0.27, 0.052),
            ('#A58A6C', 'rib', 0.9, 0.325, 0.265, 0.050),
            ('#D3C9B8', 'knit', 1.25, 0.335, 0.27, 0.058),
            ('#5E2B31', 'knit', 0.8, 0.320, 0.26, 0.042),
            ('#BDB3A4', 'rib', 0.8, 0.325, 0.262, 0.048),
            ('#E0DAce'.upper(), 'knit', 1.1, 0.318, 0.258, 0.050),
        ],
        x,
        0.045,
        0,
        4,
        3,
    )
    if view == 'wide':
        stack(
            [
                ('#8C8478', 'knit', 0.8, 0.315, 0.25, 0.044),
                ('#E2DCD0', 'knit', 1.0, 0.31, 0.25, 0.048),
            ],
            x + (0.40 if view == 'wide' else 0.36),
            0.09,
            0,
            9,
            -7,
        )
    projector(
        (-2.7, -2.5, 2.0),
        (x + 0.02, 0.1, 0.12),
        520,
        window_image(leaves=9, blur=8, seed=3, open_=(-0.6, 0.6, -0.8, 0.8)),
        34,
        0.03,
    )
    area((-1.7, -1.1, 1.1), (x, 0.1, 0.1), 1.0, 1.2, 13, '#EAF0F6')
    world(0.26)
    if view == 'wide':
        camera((-0.04, -2.0, 0.34), (-0.04, 0.1, 0.195), 66, 5.6, (x, 0.05, 0.15))
    else:
        camera((0.03, -2.0, 0.32), (0.03, 0.1, 0.185), 118, 5.6, (x, 0.05, 0.15))
    return 1.65


def linen_stack(view):
    """Folded linen on a stone plinth, sage wall."""
    room(plaster('#8E9083'), y=0.75, z=-1.2)
    box(
        (-0.32 if view == 'tall' else -0.25, -0.05, -0.9),
        (0.32 if view == 'tall' else 1.5, 0.40, 0),
        stone('#CDC5B8'),
        0.005,
    )
    stack(
        [
            ('#D9D5CC', 'linen', 1, 0.30, 0.245, 0.026),
            ('#B9C0C4', 'linen', 1, 0.30, 0.24, 0.024),
            ('#D9D5CC', 'linen', 1, 0.298, 0.24, 0.026),
            ('#C7B9A4', 'linen', 1, 0.296, 0.24, 0.024),
            ('#E3E0D8', 'linen', 1, 0.296, 0.24, 0.027),
        ],
        0.12 if view == 'wide' else 0,
        0.05,
        0,
        5,
        5,
    )
    projector(
        (-2.7, -2.5, 2.2),
        (0.0, 0.1, 0.08),
        560,
        window_image(leaves=0, blur=8, open_=(-0.6, 0.45, -0.8, 0.8)),
        34,
        0.03,
    )
    area((-1.7, -1.1, 1.1), (0, 0.1, 0.1), 1.0, 1.2, 13, '#EAF0F6')
    world(0.26)
    if view == 'wide':
        camera((-0.16, -2.0, 0.32), (-0.16, 0.1, 0.12), 78, 5.6, (0.1, 0.05, 0.1))
    else:
        camera((0, -2.0, 0.40), (0, 0.1, 0.06), 105, 5.6, (0, 0.05, 0.1))
    return 1.6
