"""Knots, bows and hanging ends."""

import math

import numpy as np

from trims.draped_cloth import DrapedCloth


class Ties(DrapedCloth):
    """Knots, bows and hanging ends: modelled, not simulated."""

    def tail(self, p, length, w0, w1, angle, off=0.006, ripple=0.004, phase=0.0, mat=None, y=None):
        """Hanging ribbon end, cut on the slant."""
        a = math.radians(angle)
        d = np.array([math.sin(a), -math.cos(a)])
        c = np.array([d[1], -d[0]])
        rows = []
        for t in np.linspace(0, 1, 26):
            w = w0 + (w1 - w0) * min(1, t * 2.2) ** 0.8
            row = []
            for v in np.linspace(-0.5, 0.5, 11):
                L = length * t * (1 + 0.10 * v * t) + 0.012 * math.sin(3 * t + phase) * t
                q = np.array([p[0], p[2]]) + d * L + c * w * v
                k = off + 0.004 * t + ripple * math.sin(v * 7 + phase + 2.2 * t) * min(1, t * 4)
                b = self.before(q[0], q[1], k)
                row.append(b)
            rows.append(row)
        R = np.array(rows)
        keep = R[:, :, 1].copy()
        R[:, :, 1] = np.minimum(keep, np.median(keep, axis=1)[:, None] + 0.004)
        for _ in range(3):
            R[1:-1] = 0.5 * R[1:-1] + 0.25 * (R[:-2] + R[2:])
        return self.grid(R, mat=mat, thick=0.0016)

    def knot(self, p, w, h, d, mat=None):
        R = np.array(
            [
                [
                    (
                        p[0] + w / 2 * math.cos(f) * r,
                        p[1] + d * math.sin(f) * r,
                        p[2] + h / 2 * t + 0.002 * math.sin(f),
                    )
                    for f in np.linspace(0, 2 * np.pi, 25)[:-1]
                ]
                for t, r in (
                    (-1, 0.02),
                    (-0.99, 0.5),
                    (-0.9, 0.8),
                    (-0.6, 0.95),
                    (-0.2, 1),
                    (0.2, 1),
                    (0.6, 0.95),
                    (0.9, 0.8),
                    (0.99, 0.5),
                    (1, 0.02),
                )
            ]
        )
        return self.grid(R[:, ::-1], True, mat, 0.001)

    def bow(self, P, size=0.105, tails=(0.30, 0.27), width=0.062):
        """Tied bow at the front of a neckline."""
        z0 = P[0][2] - 0.002
        k = self.before(0, z0 - 0.012, 0.010)
        out = self.knot(k, 0.030, 0.040, 0.012)
        for sg in (1, -1):
            rows = []
            for u in np.linspace(0, 2, 27):
                t = 1 - abs(1 - u)
                t = t * (2 - t) if t > 0.5 else t * 1.5
                front = u < 1
                row = []
                for v in np.linspace(-0.5, 0.5, 11):
                    w = 0.024 + (width - 0.024) * math.sin(min(1, t * 1.25) * math.pi / 2) * (
                        1 - 0.25 * max(0, t - 0.75) * 4 * abs(v)
                    )
                    x = sg * (0.008 + size * t)
                    z = k[2] - 0.052 * t**1.4 + w * v
                    o = (
                        (0.013 + 0.020 * math.sin(math.pi * min(1, t)) ** 0.8 if front else 0.006)
                        + (0.0035 * math.cos(v * 9) * (1 - t) if front else 0)
                        + (0.006 * t**6 if not front else 0)
                    )
                    row.append(self.before(x, z, o))
                rows.append(row)
            R = np.array(rows)
            for _ in range(2):
                R[1:-1] = 0.5 * R[1:-1] + 0.25 * (R[:-2] + R[2:])
            out += self.grid(R if sg > 0 else R[:, ::-1], thick=0.0014)
        for sg, L in zip((1, -1), tails):
            out += self.tail(k, L, 0.022, width * 0.95, sg * 9, 0.007, 0.0045, sg * 1.1)
        return out
