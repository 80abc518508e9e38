"""Collars, stands, roll necks and edgings."""

import math

from mathutils import Vector
import numpy as np

from trims.draped_cloth import DrapedCloth


class Collars(DrapedCloth):
    """Everything that is set on a neckline."""

    def neckline(self, P, n=100, closed=False, cut=0.0):
        sarc = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        t = np.linspace(cut, sarc[-1] - cut, n, endpoint=not closed)
        C = np.c_[[np.interp(t, sarc, P[:, k]) for k in range(3)]].T
        for _ in range(8):
            if closed:
                C = 0.5 * C + 0.25 * (np.roll(C, 1, 0) + np.roll(C, -1, 0))
            else:
                C[1:-1] = 0.5 * C[1:-1] + 0.25 * (C[:-2] + C[2:])
        O = C - C.mean(0)
        O[:, 2] = 0
        O /= np.linalg.norm(O, axis=1)[:, None] + 1e-9
        return C, O

    def collar(
        self,
        P,
        stand=(0.026, 0.030),
        fall=(0.062, 0.042),
        spread=0.75,
        lean=0.10,
        roll=0.0045,
        gap=0.004,
        n=90,
        flare=0.30,
    ):
        """P: neckline from centre front round the back to centre front.
        stand/fall: height at (front, back); spread: how far the points splay;
        flare: outward lean of the leaf; gap: distance to the cloth it lies on."""
        sarc = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        t = np.linspace(0, sarc[-1], n)
        C = np.c_[[np.interp(t, sarc, P[:, k]) for k in range(3)]].T
        for _ in range(6):
            C[1:-1] = 0.5 * C[1:-1] + 0.25 * (C[:-2] + C[2:])
        T = np.gradient(C, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        ctr = C.mean(0)
        O = C - ctr
        O[:, 2] = 0
        O /= np.linalg.norm(O, axis=1)[:, None] + 1e-9
        u = np.linspace(0, 1, n)
        back = np.sin(np.pi * u) ** 0.8  # 0 at CF, 1 at CB
        hs = stand[0] + (stand[1] - stand[0]) * back
        lf = fall[0] + (fall[1] - fall[0]) * back**0.7
        up = np.array([0, 0, 1.0]) - O * lean
        up /= np.linalg.norm(up, axis=1)[:, None]
        rows, prof = [], []
        for k in np.linspace(0, 1, 5):  # stand
            rows.append(C + up * (hs * k)[:, None] - O * 0.0015)
            prof.append(('s', k))
        top = C + up * hs[:, None]
        for a in np.linspace(30, 150, 4):  # roll line
            r = math.radians(a)
            rows.append(
                top - O * 0.0015 + O * (roll * (1 - math.cos(r))) + up * (roll * math.sin(r))
            )
            prof.append(('r', a))
        side = np.where(u < 0.5, 1, -1)[:, None] * T  # away from centre front
        sp = (np.clip(1 - back * 1.6, 0, 1) ** 1.3 * spread)[:, None]
        dirn = np.array([0, 0, -1.0]) + O * (flare * (1 - 0.6 * back))[:, None] + side * sp
        dirn /= np.linalg.norm(dirn, axis=1)[:, None]
        root = rows[-1]
        for k in np.linspace(0.12, 1, 9):
            rows.append(root + dirn * (lf * k)[:, None] + O * (0.002 + 0.003 * k))
        R = np.array(rows)  # [m, n, 3]
        m = R.shape[0]
        for j in range(9, m):  # lay the leaf on the garment
            for i in range(n):
                p = Vector(R[j, i])
                loc, nor, idx, d = self.bvh.find_nearest(p)
                sd = (p - loc).dot(nor)
                if sd < gap:
                    R[j, i] = np.array(loc + nor * gap) if d < 0.03 else R[j, i]
        for _ in range(3):
            R[9:, 1:-1] = 0.5 * R[9:, 1:-1] + 0.25 * (R[9:, :-2] + R[9:, 2:])
        V = R.reshape(-1, 3)
        F, UV = [], []
        hh = np.r_[0, np.cumsum(np.linalg.norm(np.diff(R[:, n // 2], axis=0), axis=1))]
        uvg = np.array([[(t[i], hh[j] + 1.5) for i in range(n)] for j in range(m)])
        for j in range(m - 1):
            for i in range(n - 1):
                q = [(j, i), (j, i + 1), (j + 1, i + 1), (j + 1, i)]
                F.append([a * n + b for a, b in q])
                UV.append([uvg[a, b] for a, b in q])
        UV = np.array(UV).reshape(-1, 2)
        return [
            self.add_mesh(
                'collar', V, F, {'atlas': np.zeros_like(UV) - 1, 'print': UV}, self.mat, 0.0022, 1
            )
        ]

    def stand(self, P, h, open=0.0, lean=0.12, mat=None, thick=0.0024):
        """Upright band collar; open: half gap at centre front."""
        C, O = self.neckline(P, 110, cut=open)
        u = np.linspace(0, 1, len(C))
        rise = h * (0.86 + 0.14 * np.sin(np.pi * u))
        up = np.array([0, 0, 1.0]) - O * lean
        up /= np.linalg.norm(up, axis=1)[:, None]
        end = np.clip(np.minimum(u, 1 - u) / 0.02, 0, 1)[:, None] if open else 1
        return self.grid(
            np.array(
                [
                    C
                    + up * (rise * k)[:, None] * (end if k > 0.7 else 1)
                    + O * (0.0012 - 0.002 * k)
                    for k in np.linspace(-0.12, 1, 9)
                ]
            )[::-1],
            mat=mat,
            thick=thick,
        )

    def roll_neck(
        self, P, h=0.085, fall=0.075, lean=0.16, mat=None, thick=0.004, level=0.55, flare=1.0
    ):
        """Turned-down roll neck; flare: how far the turned part stands off, fall=0: a mock neck."""
        C, O = self.neckline(P[:-1] if np.allclose(P[0], P[-1], atol=1e-4) else P, 120, True)
        up = np.array([0, 0, 1.0]) - O * lean
        up /= np.linalg.norm(up, axis=1)[:, None]
        C = C * [1, 1, level] + [0, 0, (1 - level) * C[:, 2].max() - 0.004]
        rows = [C + up * (h * k) - O * 0.001 for k in np.linspace(-0.10, 1, 7)]
        if fall:
            r, top = 0.006, rows[-1]
            rows += [
                top + O * (r * (1 - math.cos(a))) + up * (r * math.sin(a))
                for a in np.radians([40, 90, 140])
            ]
            root = rows[-1]
            wob = (0.003 * np.sin(np.arange(len(C)) * 2 * np.pi / 40))[:, None]
            rows += [
                root
                + O * (0.004 + flare * (0.010 * k + 0.006 * k * k))
                - up * (fall * k)
                + O * wob * k * flare
                for k in np.linspace(0.1, 1, 9)
            ]
            for row in rows[-7:]:  # rest on the shoulders
                for i, q in enumerate(row):
                    loc, nor, _, d = self.bvh.find_nearest(Vector(q))
                    if loc is not None and (Vector(q) - loc).dot(nor) < 0.005 and d < 0.04:
                        row[i] = np.array(loc + nor * 0.005)
        return self.grid(np.array(rows)[::-1], True, mat, thick)

    def edging(self, panel, Q, w, mat=None, lift=0.0035, thick=0.004, flip=False):
        """Knitted or bound band on the cloth along an edge Q (pattern points), on its left."""
        Q = np.asarray(Q, float)
        d = np.gradient(Q, axis=0)
        d /= np.linalg.norm(d, axis=1)[:, None]
        nr = np.c_[-d[:, 1], d[:, 0]]
        R = []
        for k in np.linspace(-0.08, 1, 8):
            row = []
            for q, n in zip(Q, nr):
                p, m, _ = self.at(panel, *(q + n * w * max(k, 0.02)))
                row.append(p + m * (lift if 0.05 < k < 0.97 else lift * 0.4 if k > 0 else -0.0015))
            R.append(row)
        R = np.array(R)
        return self.grid(R[:, ::-1] if flip else R, mat=mat, thick=thick)
