"""Parts an accessory is made of: sheets, straps, stitches, metal rings."""

import math

import numpy as np

from render.cycles import cycles_material, mesh_object
from scenes.geometry import mesh, tube


LEATHER = dict(rough=0.50, spec=0.40, sheen=0, noise=[(1500, 0.00016), (160, 0.0004)])


WOOL = dict(
    rough=0.95,
    spec=0.05,
    sheen=0.7,
    thick=0.0030,
    waves=[((0.7, 0.7), 0.0040, 0.0004, 0.8)],
    noise=[(650, 0.0008)],
)


SILK = dict(rough=0.42, spec=0.40, sheen=0, thick=0.0006, noise=[(900, 0.00006)])


KNIT = dict(
    rough=0.95, spec=0.04, sheen=0.6, waves=[((0, 1), 0.0046, 0.00022)], noise=[(800, 0.0006)]
)


class Kit:
    """Collects objects; every mesh gets a 'print' UV in metres (v >= 0.3)."""

    def __init__(self, fab):
        self.m = cycles_material(None, fab)
        self.metal = cycles_material(trim=True)
        self.inner = self.m.copy()
        self.inner.pass_index = 2
        b = self.metal.node_tree.nodes['Principled BSDF']
        b.inputs['Roughness'].default_value = 0.28
        b.inputs['Specular'].default_value = 0.9
        self.obs = []

    def sheet(self, P, uv, thick=0.003, levels=1, mat=None, inner=None, closed=False):
        """P (m, n, 3) grid of points -> thick sheet"""
        m, n = P.shape[:2]
        jn = n if closed else n - 1
        F = [
            (i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j)
            for i in range(m - 1)
            for j in range(jn)
        ]
        q = np.array(
            [
                [
                    uv[i, j],
                    uv[i, j + 1] if j + 1 < n else uv[i, j] + (uv[i, 1] - uv[i, 0]),
                    uv[i + 1, j + 1] if j + 1 < n else uv[i + 1, j] + (uv[i, 1] - uv[i, 0]),
                    uv[i + 1, j],
                ]
                for i in range(m - 1)
                for j in range(jn)
            ]
        )
        q = q.reshape(-1, 2) + (0, 0.3)
        o = mesh_object(
            'sheet',
            P.reshape(-1, 3),
            F,
            {'print': q, 'atlas': q * 0 - 1},
            mat or self.m,
            thick,
            levels,
            inner,
        )
        self.obs.append(o)
        return o

    def solid(self, ob):
        """scene_lib mesh (tube, lathe, sweep) -> part of the kit"""
        me = ob.data
        if 'print' not in me.uv_layers:
            n = len(me.loops)
            co = np.zeros(len(me.vertices) * 3, np.float32)
            me.vertices.foreach_get('co', co)
            co = co.reshape(-1, 3)
            vi = np.zeros(n, np.int32)
            me.loops.foreach_get('vertex_index', vi)
            me.uv_layers.new(name='print').data.foreach_set(
                'uv', (co[vi][:, [0, 2]] + (0, 0.6)).astype(np.float32).ravel()
            )
        self.obs.append(ob)
        return ob

    def stitches(self, P, N, pitch=0.0048, ln=0.0032, r=0.00042):
        """Saddle stitches along a polyline P lying on a surface with normals N."""
        P = np.asarray(P, float)
        N = np.broadcast_to(np.asarray(N, float), P.shape)
        L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        V, F = [], []
        for t in np.arange(pitch / 2, L[-1] - pitch / 2, pitch):
            at = lambda q, A: np.array([np.interp(q, L, A[:, k]) for k in range(3)])
            a, b, n = at(t - ln / 2, P), at(t + ln / 2, P), at(t, N)
            d = (b - a) / np.linalg.norm(b - a)
            w = np.cross(d, n)
            for q, k in ((-0.5, 0.25), (-0.3, 1), (0.3, 1), (0.5, 0.25)):
                for an in np.linspace(0, 2 * math.pi, 6, endpoint=False):
                    V.append(
                        (a + b) / 2
                        + d * q * ln
                        + k * r * (math.cos(an) * w + math.sin(an) * n)
                        + n * r * 0.5
                    )
            o = len(V) - 24
            F += [
                (
                    o + 6 * i + j,
                    o + 6 * i + (j + 1) % 6,
                    o + 6 * i + 6 + (j + 1) % 6,
                    o + 6 * i + 6 + j,
                )
                for i in range(3)
                for j in range(6)
            ] + [tuple(range(o, o + 6))[::-1], tuple(range(o + 18, o + 24))]
        return self.solid(mesh('stitch', V, F, self.m))

    def strap(self, P, w, t=0.0035, mat=None, side=None, uv0=0.0):
        """Flat strap along P; side: direction of its width per point."""
        P = np.asarray(P, float)
        T = np.gradient(P, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        S = np.broadcast_to(np.asarray(side, float), P.shape)
        S = S - T * (S * T).sum(1, keepdims=True)
        S = S / np.linalg.norm(S, axis=1)[:, None]
        L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        k = np.array([-1, -0.93, -0.5, 0, 0.5, 0.93, 1]) * w / 2
        G = P[:, None] + k[None, :, None] * S[:, None]
        uv = np.stack(np.broadcast_arrays(k[None, :] + uv0, L[:, None]), -1)
        return self.sheet(G, uv, t, 1, mat)

    def ring(self, c, w, h, r=0.0018, ax=(1, 0, 0), up=(0, 0, 1), corner=0.004, mat=None):
        """Rounded rectangular metal loop."""
        a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
        e = 2 / 5.0
        f = lambda v: np.sign(v) * np.abs(v) ** e
        P = np.array(c) + np.outer(f(np.cos(a)) * w / 2, ax) + np.outer(f(np.sin(a)) * h / 2, up)
        return self.solid(tube(P, r, mat or self.metal, 10, True))


def disc(W, H, p, n, depth):
    """Square grid pressed into a super-ellipse; depth(x, z, r) gives y (x, z in -.5 .. .5).

    A polar grid would show its pole as a pinch under raking light.
    """
    a = np.linspace(-1, 1, n)
    u, v = np.meshgrid(a, a)
    s = np.maximum(np.abs(u), np.abs(v)) + 1e-9
    k = ((np.abs(u) / s) ** p + (np.abs(v) / s) ** p) ** (-1 / p)
    x, z = u * k / 2, v * k / 2
    return np.stack([x * W, depth(x, z, s), z * H], -1)
