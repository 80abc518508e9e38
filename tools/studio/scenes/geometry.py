"""Meshes of the sets: boxes, tubes, turned pieces, walls."""

import math

import bpy
import numpy as np


vector = lambda *a: np.array(a, float)


def mesh(name, V, F, mat, smooth=True, uv=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(
        [tuple(v) for v in np.asarray(V, float)], [], [tuple(int(i) for i in f) for f in F]
    )
    me.update()
    if uv is not None:
        me.uv_layers.new(name='print').data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    me.polygons.foreach_set('use_smooth', np.full(len(me.polygons), smooth))
    me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    return ob


def box(lo, hi, mat, bevel=0.004, seg=3):
    lo, hi = np.array(lo, float), np.array(hi, float)
    c, h = (lo + hi) / 2, (hi - lo) / 2
    V = [h * (x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    ob = mesh(
        'box',
        V,
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        mat,
        False,
    )
    ob.location = c
    if bevel:
        m = ob.modifiers.new('b', 'BEVEL')
        m.width = bevel
        m.segments = seg
        m.harden_normals = False
        ob.data.polygons.foreach_set('use_smooth', np.ones(6, bool))
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = 0.6
    return ob


def frames(P, closed=False):
    """Parallel-transport frames along a polyline: tangent, two normals."""
    P = np.asarray(P, float)
    T = (np.roll(P, -1, 0) - np.roll(P, 1, 0)) if closed else np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    u = np.cross(T[0], (0, 0, 1))
    u = u if np.linalg.norm(u) > 0.1 else np.cross(T[0], (1, 0, 0))
    u /= np.linalg.norm(u)
    U = []
    for t in T:
        u = u - t * (u @ t)
        u /= np.linalg.norm(u)
        U.append(u)
    U = np.array(U)
    return T, U, np.cross(T, U)


def sweep(P, prof, mat, closed=False, scale=None, caps=True, name='sweep'):
    """Closed 2-D profile (n,2) along a polyline."""
    P = np.asarray(P, float)
    T, U, W = frames(P, closed)
    prof = np.asarray(prof)
    n, m = len(P), len(prof)
    k = np.ones(n) if scale is None else np.asarray(scale)
    V = (
        P[:, None]
        + k[:, None, None] * (prof[None, :, :1] * U[:, None] + prof[None, :, 1:] * W[:, None])
    ).reshape(-1, 3)
    F = [
        (i * m + j, i * m + (j + 1) % m, (i + 1) % n * m + (j + 1) % m, (i + 1) % n * m + j)
        for i in range(n if closed else n - 1)
        for j in range(m)
    ]
    if caps and not closed:
        F += [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    return mesh(name, V, F, mat)


circle = lambda r, n=16: np.array(
    [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]
)


def tube(P, r, mat, n=16, closed=False, scale=None):
    return sweep(P, circle(r, n), mat, closed, scale)


def curve(*pts, n=60):
    """Smooth polyline through points (Catmull-Rom)."""
    p = np.array(pts, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        t = np.linspace(0, 1, max(3, n // (len(p) - 3)), endpoint=i == len(p) - 3)[:, None]
        a, b, c, d = p[i - 1 : i + 3]
        out.append(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t**2
                + (3 * b - a - 3 * c + d) * t**3
            )
        )
    return np.vstack(out)


def lathe(prof, mat, n=64, wob=0.0, name='lathe'):
    """Profile [(r, z)] round the z axis."""
    V, m = [], len(prof)
    for k in range(n):
        a = 2 * math.pi * k / n
        w = 1 + wob * math.sin(2 * a + 1) + wob * 0.6 * math.sin(3 * a)
        V += [(r * w * math.cos(a), r * w * math.sin(a), z) for r, z in prof]
    F = [
        (k * m + j, (k + 1) % n * m + j, (k + 1) % n * m + j + 1, k * m + j + 1)
        for k in range(n)
        for j in range(m - 1)
    ]
    return mesh(name, V, F, mat)


def put(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    for o in ob if isinstance(ob, (list, tuple)) else [ob]:
        o.location, o.rotation_euler = loc, [math.radians(r) for r in rot]
        o.scale = (scale,) * 3
    return ob


def group(obs, loc=(0, 0, 0), rot=(0, 0, 0)):
    e = bpy.data.objects.new('g', None)
    bpy.context.collection.objects.link(e)
    for o in obs:
        o.parent = e
    e.location, e.rotation_euler = loc, [math.radians(r) for r in rot]
    return e


def room(wall, floor=None, y=0.0, z=0.0, r=0.0):
    """Back wall at y and a floor at z (or a rounded sweep when r > 0)."""
    W = 9
    if r:
        a = np.linspace(0, math.pi / 2, 24)
        prof = (
            [(-9, z)]
            + [(y - r + r * math.sin(q), z + r - r * math.cos(q)) for q in a]
            + [(y, z + 7)]
        )
        V = [(x, p[0], p[1]) for p in prof for x in (-W, W)]
        return [
            mesh(
                'sweep',
                V,
                [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)],
                wall,
            )
        ]
    o = [
        mesh(
            'wall',
            [(-W, y, z - 0.2), (W, y, z - 0.2), (W, y, z + 7), (-W, y, z + 7)],
            [(0, 1, 2, 3)],
            wall,
            False,
        )
    ]
    if floor is not None:
        o.append(
            mesh(
                'floor',
                [(-W, y - 9, z), (W, y - 9, z), (W, y, z), (-W, y, z)],
                [(0, 1, 2, 3)],
                floor,
                False,
            )
        )
    return o
