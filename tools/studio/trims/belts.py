"""Waistbands, belts and buckles."""

import math

from mathutils import Vector
import numpy as np

from garments.outline import resample
from trims.draped_cloth import DrapedCloth


class Belts(DrapedCloth):
    """Bands and belts round the body."""

    def waistband(self, parts, w=0.038, lift=0.0022, thick=0.003, n=26):
        """Separate waistband: a strip over the top `w` metres of the panels.

        parts: [(panel, edge, reversed)] round the body.
        """
        rows = [[] for _ in range(6)]
        UV = [[] for _ in range(6)]
        UA = [[] for _ in range(6)]
        E = {(p.name, k): e for p in self.garment.panels for k, e in p.edges}
        for panel, edge, rev in parts:
            q = resample(E[panel, edge], n)
            q = (q[::-1] if rev else q)[:-1]
            for k, o in enumerate(np.linspace(-0.0005, w, 6)):
                for x, z in q:
                    p, nr, uv = self.at(panel, x, z - o)
                    rows[k].append(p + nr * lift * (1 if k < 5 else 0.8))
                    UV[k].append(uv)
                    UA[k].append(
                        (
                            (x + self.atlas_place[panel][0]) / self.atlas_size[0],
                            (z - o - self.atlas_size[2]) / self.atlas_size[1],
                        )
                    )
        R = np.array(rows)
        for _ in range(4):
            R = 0.5 * R + 0.25 * (np.roll(R, 1, 1) + np.roll(R, -1, 1))
        R[0, :, 2] += 0.001
        UV, UA = np.array(UV), np.array(UA)
        m, nn = R.shape[:2]
        F, C = [], ([], [])
        for j in range(m - 1):
            for i in range(nn):
                k = (i + 1) % nn
                q = [(j, i), (j, k), (j + 1, k), (j + 1, i)]
                F.append([a * nn + b for a, b in q][::-1])
                for W, o in ((UV, C[0]), (UA, C[1])):
                    uv = np.array([W[a] for a in q])
                    if abs(uv[1, 0] - uv[0, 0]) > 0.02:  # next panel: stay on this one
                        uv[1], uv[2] = uv[0], uv[3]
                    o.append(uv[::-1])
        C = [np.array(c).reshape(-1, 2) for c in C]
        return [
            self.add_mesh(
                'band', R.reshape(-1, 3), F, {'atlas': C[1], 'print': C[0]}, self.mat, thick, 1
            )
        ]

    def ring(self, z, panels='fb', n=60):
        """Closed line round the body at pattern height z of a front and a back panel."""
        out = []
        z += 3e-6  # never exactly on an outline point
        for k, name in enumerate(panels):
            pl = self.garment.panel(name)
            q = np.vstack([e for _, e in pl.edges])
            a, b = q[:-1], q[1:]
            c = (a[:, 1] - z) * (b[:, 1] - z) < 0
            x = a[c, 0] + (z - a[c, 1]) / (b[c, 1] - a[c, 1]) * (b[c, 0] - a[c, 0])
            xs = np.linspace(x.min() + 0.001, x.max() - 0.001, n)
            out += [self.at(name, v, z)[0] for v in (xs if k == 0 else xs[::-1])]
        return np.array(out)

    def ribbon(self, P, w, closed=True, thick=0.002, mat=None):
        R = np.array([P + [0, 0, w * k] for k in (0.5, 0.25, 0, -0.25, -0.5)])
        return self.grid(R, closed, mat, thick)

    def belt(self, loop, w=0.03, lift=0.004, n=160, dz=0.0, mat=None, thick=0.003):
        """Ribbon round a closed line: names of a seam (see Surface.loop) or points (see ring)."""
        P = self.loop(loop) if isinstance(loop[0], str) else np.asarray(loop)
        P = resample(np.vstack([P, P[:1]]), n)[:-1]
        for _ in range(10):
            P = 0.5 * P + 0.25 * (np.roll(P, 1, 0) + np.roll(P, -1, 0))
        c = P.mean(0)
        nr = P - c
        nr[:, 2] = 0
        nr /= np.linalg.norm(nr, axis=1)[:, None]
        for i in range(n):  # stay outside the gathers
            for k in (-0.4, 0.4):
                o = P[i] + [0, 0, k * w]
                hit = self.bvh.ray_cast(Vector(o + nr[i] * 0.06), Vector(-nr[i]), 0.12)
                if hit[0] is not None:
                    P[i] = (
                        P[i] + nr[i] * min(max((np.array(hit[0]) - P[i]) @ nr[i], 0), 0.005) * 0.5
                    )
        P = P + nr * lift
        for _ in range(6):
            P = 0.5 * P + 0.25 * (np.roll(P, 1, 0) + np.roll(P, -1, 0))
        P[:, 2] += dz
        self.belt_line = P
        return self.ribbon(P, w, thick=thick, mat=mat)

    def buckle(self, p, w, h, bar=0.004, mat=None):
        """Rectangular frame round point p, facing -y."""
        out = []
        for a, b in (
            ((-1, -1), (1, -1)),
            ((1, -1), (1, 1)),
            ((1, 1), (-1, 1)),
            ((-1, 1), (-1, -1)),
            ((0, -1), (0, 1)),
        ):
            A, B = (np.array(p) + [c[0] * w / 2, 0, c[1] * h / 2] for c in (a, b))
            d = (B - A) / np.linalg.norm(B - A)
            u = np.array([0, 1.0, 0])
            v = np.cross(d, u)
            R = np.array(
                [
                    [
                        q + bar / 2 * (math.cos(f) * u + math.sin(f) * v)
                        for f in np.linspace(0, 2 * np.pi, 13)[:-1]
                    ]
                    for q in (A - d * bar * 0.3, B + d * bar * 0.3)
                ]
            )
            out += self.grid(R, True, mat or self.trim, 0, 0)
        return out
