"""Tailor's dummy: the solver's own form, covered in linen, with style tapes."""

import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy import ndimage as nd
import bpy
import numpy as np

from drape.body import form_grid
from scenes.geometry import curve, group, lathe, mesh, put, room, tube, vector
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import fabric, oak, plain, plaster


Z0, Z1 = 0.800, 1.512


def form(mat, n=180, dz=0.003):
    """Skin of the form: radii marched on the solver's own distance field, row by row."""
    ax, S = form_grid(vector(-0.26, -0.20, 0.74), vector(0.26, 0.20, 1.56), 0.005)
    lo = vector(*[a[0] for a in ax])
    S = nd.gaussian_filter(S, 1.2)
    zs = np.r_[Z0 - 0.004, Z0 - 0.001, np.arange(Z0 + 0.004, Z1, dz), Z1]
    an = np.linspace(0, 2 * math.pi, n, endpoint=False)
    r = np.linspace(0.01, 0.25, 480)
    V = []
    for k, z in enumerate(zs):
        p = np.stack(
            [
                np.outer(r, np.cos(an)),
                np.outer(r, np.sin(an)) + 0.004,
                np.full((len(r), n), min(max(z, Z0 + 0.012), Z1)),
            ],
            -1,
        )
        d = nd.map_coordinates(S, ((p - lo) / 0.005).reshape(-1, 3).T, order=1).reshape(len(r), n)
        i = np.argmax(d > 0, 0)
        d0, d1 = d[i - 1, np.arange(n)], d[i, np.arange(n)]
        R = r[i - 1] + (r[1] - r[0]) * d0 / (d0 - d1) - (0, 0.004, 0.010)[2 - min(k, 2)]
        R = nd.gaussian_filter1d(R, 1.2, mode='wrap')
        V += [(a * math.cos(t), 0.004 + a * math.sin(t), z) for a, t in zip(R, an)]
    F, uv = [], []
    for k in range(len(zs) - 1):
        for i in range(n):
            j = (i + 1) % n
            F.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
            u = 0.14 * an[i], 0.14 * (an[i] + 2 * math.pi / n)
            uv.append([(u[0], zs[k]), (u[1], zs[k]), (u[1], zs[k + 1]), (u[0], zs[k + 1])])
    F += [tuple(range(n))[::-1], tuple(range((len(zs) - 1) * n, len(zs) * n))]
    uv = np.vstack([np.array(uv).reshape(-1, 2), np.zeros((2 * n, 2))])
    return mesh('form', V, F, mat, True, uv)


def tape(P, N, w, mat, closed):
    """thin ribbon lying on the surface: P points, N normals"""
    P, N = np.asarray(P), np.asarray(N)
    T = (np.roll(P, -1, 0) - np.roll(P, 1, 0)) if closed else np.gradient(P, axis=0)
    S = np.cross(T, N)
    S /= np.linalg.norm(S, axis=1)[:, None]
    n = len(P)
    V = np.vstack(
        [
            P + S * w / 2 + N * 0.0006,
            P + S * w / 2 + N * 0.0017,
            P - S * w / 2 + N * 0.0017,
            P - S * w / 2 + N * 0.0006,
        ]
    )
    F = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(3)
        for i in range(n if closed else n - 1)
    ]
    return mesh('tape', V, F, mat)


def tapes(ob, mat, w=0.0055):
    """Black style tapes: rings and centre lines found by casting rays on the form."""
    bvh = BVHTree.FromObject(ob, bpy.context.evaluated_depsgraph_get())

    def ring(z, tilt=0.0):
        P, N = [], []
        for a in np.linspace(0, 2 * math.pi, 120, endpoint=False):
            d = Vector((math.cos(a), math.sin(a), 0))
            o = Vector((0, 0.004, z + tilt * math.sin(a)))
            h = bvh.ray_cast(o + d * 0.6, -d)
            P.append(h[0])
            N.append(h[1])
        P, N = np.array(P), np.array(N)
        for _ in range(3):
            P = 0.5 * P + 0.25 * (np.roll(P, 1, 0) + np.roll(P, -1, 0))
            N = 0.5 * N + 0.25 * (np.roll(N, 1, 0) + np.roll(N, -1, 0))
        tape(P, N / np.linalg.norm(N, axis=1)[:, None], w, mat, True)

    def down(x0, x1, z0, z1, side):
        P, N = [], []
        for t in np.linspace(0, 1, 90):
            z = z0 + (z1 - z0) * t
            x = np.interp(t, np.linspace(0, 1, len(x0)), x0)
            h = bvh.ray_cast(Vector((x, side * 0.6, z)), Vector((0, -side, 0)))
            if h[0] is not None:
                P.append(h[0])
                N.append(h[1])
        P, N = np.array(P), np.array(N)
        tape(P, N, w, mat, False)

    for z, t in ((1.085, 0), (1.252, 0), (0.900, 0), (1.462, 0.018)):
        ring(z, t)
    down((0, 0), 0, 1.440, 0.802, -1)
    for s in (1, -1):
        down(
            (s * 0.070, s * 0.078, s * 0.076, s * 0.060, s * 0.066, s * 0.082, s * 0.090),
            0,
            1.415,
            0.802,
            -1,
        )


def stand(wood, metal, z0=Z0):
    """Neck cap, pole and three legs."""
    put(
        lathe(
            [
                (0.052, -0.004),
                (0.0535, 0.004),
                (0.050, 0.012),
                (0.034, 0.026),
                (0.016, 0.034),
                (0.010, 0.040),
                (0.013, 0.050),
                (0.0155, 0.058),
                (0.012, 0.067),
                (0, 0.070),
            ],
            wood,
            48,
        ),
        (0, 0.017, Z1),
    )
    tube([(0, 0.005, z0 + 0.01), (0, 0.005, 0.20)], 0.0125, metal, 24)
    put(
        lathe(
            [
                (0, -0.02),
                (0.020, -0.02),
                (0.022, -0.01),
                (0.022, 0.03),
                (0.016, 0.04),
                (0.012, 0.045),
            ],
            metal,
            32,
        ),
        (0, 0.005, 0.62),
    )
    put(
        lathe(
            [
                (0, -0.03),
                (0.022, -0.03),
                (0.030, -0.01),
                (0.030, 0.03),
                (0.020, 0.05),
                (0.012, 0.055),
            ],
            wood,
            32,
        ),
        (0, 0.005, 0.20),
    )
    for a in (35, 155, 275):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        P = curve(
            (0.02 * c, 0.005 + 0.02 * s, 0.20),
            (0.11 * c, 0.005 + 0.11 * s, 0.185),
            (0.20 * c, 0.005 + 0.20 * s, 0.10),
            (0.27 * c, 0.005 + 0.27 * s, 0.018),
            n=40,
        )
        tube(P, 0.012, wood, 16, scale=np.linspace(1, 0.75, len(P)))


def dummy(view):
    """Tailor's dummy on its stand."""
    ob = form(fabric('#B3A48D', 'linen', scale=1.2))
    bpy.context.view_layer.update()
    tapes(ob, plain('tape', '#1E1B19', 0.8, 0.1))
    black = plain('iron', '#1C1B1A', 0.45, 0.4)
    wood = oak('#7A5A3E', (16, 16, 2), 0.6)
    stand(wood, black)
    room(plaster('#D2CBBF'), oak('#A98E6E', (1.0, 12, 12), 0.75), y=0.50)
    g = [o for o in bpy.context.scene.objects if o.name.split('.')[0] not in ('wall', 'floor')]
    group(g, (0, 0, 0), (0, 0, -24))
    projector(
        (-3.6, -3.4, 3.2),
        (-0.05, 0.3, 1.05),
        1500,
        window_image(leaves=0, blur=8, open_=(-0.55, 0.50, -0.8, 0.8)),
        38,
        0.03,
    )
    area((-2.2, -1.7, 2.2), (0.1, 0, 1.2), 1.4, 2.0, 40, '#EAF0F6')
    world(0.26)
    if view == 'wide':
        camera((-0.42, -4.0, 1.30), (-0.42, 0, 1.185), 72, 5.6, (0, -0.1, 1.25))
    else:
        camera((0.12, -4.4, 1.10), (0.12, 0, 0.88), 84, 5.6, (0, -0.1, 1.2))
    return 1.12
