"""Sewing details drawn into a height map in pattern space (millimetres).

0.5 mm per pixel over the flat panels: seam grooves, hems, topstitching, ribs. Anything drawn here
sits on the cloth exactly as it would be sewn.
"""

import json

import numpy as np

from garments.outline import resample


PX = 0.0005


class Sewing:
    def __init__(self, G, D):
        self.atlas = json.loads(str(D['atlas']))
        self.w = float(D['atlas_w'])
        zs = np.concatenate([np.concatenate([p for _, p in pl.edges])[:, 1] for pl in G.panels])
        self.z0, self.h = zs.min() - 0.01, zs.max() - zs.min() + 0.02
        for k, poly in G.meta.get(
            'pieces', {}
        ).items():  # trims cut from the cloth get room of their own
            q = np.asarray(poly, float)
            self.atlas[k] = (self.w - q[:, 0].min() + 0.01, -1)
            self.w += np.ptp(q[:, 0]) + 0.03
        self.a = np.zeros((int(self.h / PX), int(self.w / PX)), np.float32)
        self.st = np.zeros_like(self.a)  # topstitching, for a contrast thread
        self.pieces = G.meta.get('pieces', {})
        self.panels = {p.name: p for p in G.panels}

    def _win(self, panel, poly, r):
        ox = self.atlas[panel][0]
        q = np.asarray(poly, float) + [ox, -self.z0]
        lo = np.maximum(((q.min(0) - r) / PX).astype(int), 0)
        hi = np.minimum(((q.max(0) + r) / PX).astype(int) + 1, [self.a.shape[1], self.a.shape[0]])
        return q, lo, hi

    def dist(self, panel, poly, r):
        """One window round the polyline: (slice, distance, arc position) of every texel."""
        q = np.asarray(poly, float)
        _, lo, hi = self._win(panel, q, r)
        if (hi <= lo).any():
            return
        ox = self.atlas[panel][0]
        X, Y = np.meshgrid(
            ((np.arange(lo[0], hi[0]) + 0.5) * PX - ox).astype(np.float32),
            ((np.arange(lo[1], hi[1]) + 0.5) * PX + self.z0).astype(np.float32),
        )
        best = np.full(X.shape, 9.0, np.float32)
        arc = np.zeros(X.shape, np.float32)
        acc = 0.0
        for a, b in zip(q[:-1], q[1:]):
            d = b - a
            L = float(np.hypot(*d)) + 1e-9
            x0 = max(int((min(a[0], b[0]) - r + ox) / PX) - lo[0], 0)
            x1 = int((max(a[0], b[0]) + r + ox) / PX) + 2 - lo[0]
            y0 = max(int((min(a[1], b[1]) - r - self.z0) / PX) - lo[1], 0)
            y1 = int((max(a[1], b[1]) + r - self.z0) / PX) + 2 - lo[1]
            w = np.s_[y0 : max(y1, 0), x0 : max(x1, 0)]
            gx, gy = X[w] - a[0], Y[w] - a[1]
            t = np.clip((gx * d[0] + gy * d[1]) / L, 0, L)
            D = np.hypot(gx - t * d[0] / L, gy - t * d[1] / L)
            m = D < best[w]
            best[w] = np.where(m, D, best[w])
            arc[w] = np.where(m, acc + t, arc[w])
            acc += L
        yield np.s_[lo[1] : hi[1], lo[0] : hi[0]], best, arc

    def edge(self, panel, name):
        """'neck.R' is one half; 'neck' is both halves joined across the centre."""
        E = dict(self.panels[panel].edges)
        if name in E:
            return E[name]
        l, r = E[name + '.L'], E[name + '.R']
        return np.vstack([l, r[1:]]) if np.allclose(l[-1], r[0]) else np.vstack([r, l[1:]])

    def groove(self, panel, poly, width=0.0022, depth=0.9):
        for sl, D, t in self.dist(panel, poly, width * 2):
            self.a[sl] -= depth * np.exp(-((D / (width * 0.5)) ** 2))

    def ridge(self, panel, poly, width=0.003, height=0.5):
        for sl, D, t in self.dist(panel, poly, width * 2):
            self.a[sl] += height * np.exp(-((D / (width * 0.5)) ** 2))

    def stitch(self, panel, poly, pitch=0.0042, width=0.0014, height=0.6, top=False):
        """Dashed thread lying in a slight dimple. top: contrast thread, goes into the ids layer."""
        for sl, D, t in self.dist(panel, poly, 0.005):
            on = np.clip(1.25 - np.abs(((t / pitch) % 1) - 0.5) * 3.2, 0, 1)
            k = np.exp(-((D / (width * 0.6)) ** 2)) * on
            self.a[sl] += height * k - 0.28 * np.exp(-((D / 0.0016) ** 2))
            if top:
                self.st[sl] = np.maximum(self.st[sl], np.clip(k * 1.6, 0, 1))

    def sewn(self, piece, offs=(0.0018,), top=False, open_top=False, **k):
        """Topstitch a piece (pocket, flap) all round, `offs` metres inside its edge."""
        q = np.asarray(self.pieces[piece], float)
        c = q.mean(0)
        for o in offs:
            p = c + (q - c) * (1 - 2 * o / np.ptp(q, axis=0))
            self.stitch(piece, p if open_top else np.vstack([p, p[:1]]), top=top, **k)

    def lap(self, panel, edge, z0, z1, width=0.11, height=2.6):
        """One front over the other: cloth rises towards x = edge(z), then drops sharply."""
        ox = self.atlas[panel][0]
        r0, r1 = (int((z - self.z0) / PX) for z in (z0, z1))
        c0, c1 = (int((x + ox) / PX) for x in (-width, 0.16))
        X, Z = np.meshgrid(
            (np.arange(c0, c1) + 0.5) * PX - ox, (np.arange(r0, r1) + 0.5) * PX + self.z0
        )
        D = edge(Z) - X
        fade = np.clip((z1 - Z) / 0.075, 0, 1)
        fade = fade * fade * (3 - 2 * fade)
        self.a[r0:r1, c0:c1] += height * fade * np.clip(1 - D / width, 0, 1) / (
            1 + np.exp(-D / 0.0004)
        ) - 0.9 * np.sqrt(fade) * np.exp(-(((D + 0.0012) / 0.0012) ** 2))

    def inset(self, panel, edge, off, n=80):
        """Polyline parallel to an edge, `off` metres inside the panel."""
        p = resample(self.edge(panel, edge), n)
        d = np.gradient(p, axis=0)
        d /= np.linalg.norm(d, axis=1)[:, None] + 1e-9
        nrm = np.c_[d[:, 1], -d[:, 0]]
        allp = np.concatenate([q for _, q in self.panels[panel].edges])
        area = 0
        x, y = allp[:, 0], allp[:, 1]
        area = np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))
        return p + nrm * (off if area < 0 else -off)

    def hem(self, panel, edge, off=0.020, double=0.004, fold=0.35, top=False):
        for sl, D, t in self.dist(panel, self.edge(panel, edge), off + 0.006):
            self.a[sl] += fold / (1 + np.exp((D - off) / 0.0012))
        self.stitch(panel, self.inset(panel, edge, off), top=top)
        if double:
            self.stitch(panel, self.inset(panel, edge, off - double), top=top)

    def ribs(self, panel, edge, w=0.05, pitch=0.005, height=1.0, groove=True):
        """Knitted rib running away from an edge."""
        for sl, D, t in self.dist(panel, resample(self.edge(panel, edge), 60), w + 0.004):
            self.a[sl] += (
                np.clip((w - D) / 0.002, 0, 1) * height * np.abs(np.sin(np.pi * t / pitch)) ** 0.7
            )
        if groove:
            self.groove(panel, self.inset(panel, edge, w + 0.001), 0.003, 0.9)

    def band(self, panel, edge, w=0.020, height=1.1, rib=0.0032, rib_h=0.35):
        """Raised band along an edge (neck rib) with ribs across it and a topstitch below."""
        for sl, D, t in self.dist(panel, resample(self.edge(panel, edge), 90), w + 0.004):
            k = np.clip((w - D) / 0.003, 0, 1)
            self.a[sl] += height * k * k * (3 - 2 * k) + rib_h * np.cos(
                2 * np.pi * t / rib
            ) * np.clip((w - D - 0.003) / 0.002, 0, 1)
        self.groove(panel, self.inset(panel, edge, w + 0.0008, 160), 0.0030, 0.6)
        self.stitch(panel, self.inset(panel, edge, w + 0.0045, 160))


def height_map(G, D):
    """Height and stitch map of a garment, size of the atlas, and where its panels lie."""
    m = Sewing(G, D)
    fn = G.meta.get('details')
    if fn:
        fn(m)
    return (m.a, m.st), (m.w, m.h, m.z0), m.atlas
