"""Buttons and flat pieces."""

import math

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
import numpy as np

from garments.outline import distance_to, inside
from trims.draped_cloth import DrapedCloth


class Pieces(DrapedCloth):
    """Buttons, and flat pieces that lie on the cloth: pockets, flaps, lapels, plackets."""

    def button(self, panel, x, z, r=0.0058, lift=0.0015):
        p, n, uv = self.at(panel, x, z)
        prof = [
            (0, 0.30),
            (0.28, 0.30),
            (0.60, 0.30),
            (0.72, 0.55),
            (0.88, 0.62),
            (1, 0.40),
            (1, 0),
        ]
        t1 = np.cross(n, (0, 0, 1))
        t1 /= np.linalg.norm(t1)
        t2 = np.cross(n, t1)
        m = 28
        V, F = [], []
        for pr, ph in prof:
            for k in range(m):
                a = 2 * math.pi * k / m
                V.append(
                    p + n * (lift + ph * r * 0.42) + pr * r * (math.cos(a) * t1 + math.sin(a) * t2)
                )
        for j in range(len(prof) - 1):
            for k in range(m):
                F.append(
                    (j * m + k, j * m + (k + 1) % m, (j + 1) * m + (k + 1) % m, (j + 1) * m + k)
                )
        out = [self.add_mesh('button', np.array(V), F, {}, self.trim, 0, 0)]
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):  # thread holes
            c = p + n * (lift + 0.31 * r * 0.42) + (dx * t1 + dy * t2) * r * 0.20
            ring = [
                c + r * 0.085 * (math.cos(a) * t1 + math.sin(a) * t2)
                for a in np.linspace(0, 2 * math.pi, 10, endpoint=False)
            ]
            o = self.add_mesh('hole', np.array(ring), [tuple(range(10))], {}, self.mat, 0, 0)
            out.append(o)
        return out

    def patch(
        self,
        panel,
        poly,
        lift=0.0025,
        thick=0.0022,
        h=0.006,
        edge_soft=0.004,
        roll=None,
        levels=1,
        mat=None,
    ):
        """poly: outline in pattern coordinates, or the name of one of the garment's `pieces`."""
        piece = poly if isinstance(poly, str) else None
        poly = np.asarray(self.garment.meta['pieces'][poly] if piece else poly, float)
        closed = np.vstack([poly, poly[:1]])
        B = []
        for a, b in zip(closed[:-1], closed[1:]):
            n = max(1, round(np.hypot(*(b - a)) / h))
            B += [a + (b - a) * k / n for k in range(n)]
        B = np.array(B)
        lo, hi = B.min(0), B.max(0)
        g = np.array(
            [
                (x + (j % 2) * h / 2, z)
                for j, z in enumerate(np.arange(lo[1], hi[1], h * 0.87))
                for x in np.arange(lo[0], hi[0], h)
            ]
        )
        g = g[inside(g, B)]
        if len(g):
            g = g[distance_to(g, np.vstack([B, B[:1]])) > 0.55 * h]
        pts = np.vstack([B, g]) if len(g) else B
        res = delaunay_2d_cdt([Vector(q) for q in pts], [], [list(range(len(B)))], 1, 1e-7)
        q = np.array([tuple(v) for v in res[0]])
        de = distance_to(q, np.vstack([B, B[:1]]))
        P, UV = [], []
        for (x, z), d in zip(q, de):
            p, n, uv = self.at(panel, x, z)
            k = lift * (0.55 + 0.45 * min(1, d / edge_soft))
            if roll is not None:
                k += roll(x, z)
            P.append(p + n * k)
            UV.append(uv)
        P, UV = np.array(P), np.array(UV)
        F = np.array([list(f) for f in res[2]])
        # orient like the panel
        f0 = F[0]
        nn = np.cross(P[f0[1]] - P[f0[0]], P[f0[2]] - P[f0[0]])
        if nn @ self.at(panel, *q[f0[0]])[1] < 0:
            F = F[:, ::-1]
        flat = np.zeros((len(F) * 3, 2)) - 1
        if piece:
            flat = ((q + [self.atlas_place[piece][0], -self.atlas_size[2]]) / self.atlas_size[:2])[
                F
            ].reshape(-1, 2)
        return [
            self.add_mesh(
                'patch',
                P,
                F,
                {'atlas': flat, 'print': UV[F].reshape(-1, 2)},
                mat or self.mat,
                thick,
                levels,
            )
        ]
