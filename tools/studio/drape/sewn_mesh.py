"""Sews the flat panels into one mesh and derives what holds it together.

Rest lengths stay those of the flat panels; a seam takes the shorter of its two sides, which is
what makes gathers.
"""

import numpy as np
from scipy.spatial import cKDTree

from garments.outline import length

GATHERED = 1.15  # a seam whose sides differ by more must stay free to ripple


class SewnMesh:
    """garment.build() with its seams welded. `new` maps flat vertex -> sewn vertex."""

    def __init__(self, garment, flat):
        self.garment, self.flat = garment, flat
        self.first, self.new = np.unique(weld(len(flat['V']), flat['sew']), return_inverse=True)
        self.size = len(self.first)
        self.joined = np.bincount(self.new, minlength=self.size)
        self.faces = self.new[flat['F']]
        self.half_edges()

    def average(self, values):
        """Positions of the sewn vertices from those of the flat ones."""
        total = np.zeros((self.size, values.shape[1]))
        np.add.at(total, self.new, values)
        return total / self.joined[:, None]

    def half_edges(self):
        """Every half edge: ends a, b, opposite vertex c; c's foot and height over the edge."""
        faces, rest = self.flat['F'], self.flat['V']
        a, b, c = (np.concatenate([faces[:, (k + q) % 3] for k in range(3)]) for q in range(3))
        xz = rest[:, [0, 2]]
        edge, spoke = xz[a] - xz[b], xz[c] - xz[b]
        rest_length = np.hypot(edge[:, 0], edge[:, 1])
        foot = (spoke * edge).sum(1) / (rest_length + 1e-9)
        height = np.abs(spoke[:, 0] * edge[:, 1] - spoke[:, 1] * edge[:, 0]) / (rest_length + 1e-9)
        low, high = np.minimum(self.new[a], self.new[b]), np.maximum(self.new[a], self.new[b])
        self.a, self.b, self.opposite, self.height = a, b, self.new[c], height
        self.foot = np.where(self.new[b] == low, foot, rest_length - foot)
        self.rest_length = rest_length
        key = low.astype(np.int64) * self.size + high
        order = np.nonzero(low != high)[0]
        self.order = order[np.argsort(key[order], kind='stable')]
        self.keys, self.start, self.shared = np.unique(
            key[self.order], return_index=True, return_counts=True
        )

    def stretch(self):
        """Edges and their rest lengths; ribs and elastic shorten them (meta 'restscale')."""
        lengths = self.rest_length.copy()
        scale = self.garment.meta.get('restscale')
        if scale is not None:
            rest = self.flat['V']
            middle = (rest[self.a] + rest[self.b]) / 2
            direction = (rest[self.a] - rest[self.b]) / (self.rest_length + 1e-9)[:, None]
            panels = self.flat['vpanel'][self.a]
            lengths *= [scale(m, d, int(p)) for m, d, p in zip(middle, direction, panels)]
        edges = np.c_[self.keys // self.size, self.keys % self.size].astype(np.int32)
        return edges, np.minimum.reduceat(lengths[self.order], self.start).astype(np.float32)

    def edge_keys(self, names):
        """Keys of the mesh edges along named outline pieces."""
        chains = [self.new[np.array(self.flat['edges'][name])] for name in names]
        if not chains:
            return np.zeros(0, np.int64)
        pairs = np.vstack([np.c_[chain[:-1], chain[1:]] for chain in chains])
        low, high = pairs.min(1), pairs.max(1)
        return low.astype(np.int64) * self.size + high

    def bending(self, bend, seam, fold):
        """Springs between the two vertices opposite an edge: pairs, rest lengths, give.

        Seams are pressed open and fold easily, so tubes hang flat instead of inflating; pressed
        creases have a folded rest shape.
        """
        two = np.nonzero(self.shared == 2)[0]
        p, q = self.order[self.start[two]], self.order[self.start[two] + 1]
        real = self.opposite[p] != self.opposite[q]
        two, p, q = two[real], p[real], q[real]
        sewn = self.edge_keys([f'{a}:{edge}' for a, edge, *_ in self.garment.seams])
        pressed = self.edge_keys([name for name in self.flat['edges'] if ':cut' in name])
        is_sewn, is_pressed = np.isin(self.keys[two], sewn), np.isin(self.keys[two], pressed)
        folded = np.where(is_pressed, fold, 1.0)
        rest = np.hypot(self.foot[p] - self.foot[q], (self.height[p] + self.height[q]) * folded)
        stiffness = np.where(is_sewn, seam, np.where(folded < 1, 8, 1))
        return np.c_[self.opposite[p], self.opposite[q]], rest, 1 / (bend * stiffness)

    def rods(self, bend, rod):
        """Seams and hems are several layers thick: stiff against kinking along their own line."""
        rest, scale = self.flat['V'], self.garment.meta.get('restscale')
        gathered, pairs, lengths = self.gathered(), [], []
        for chain in self.flat['edges'].values():
            for start, end in zip(chain[:-2], chain[2:]):
                i, j = int(self.new[start]), int(self.new[end])
                if i == j or (i, j) in gathered or (j, i) in gathered:
                    continue
                step = float(np.hypot(*(rest[start] - rest[end])[[0, 2]]))
                if scale is not None:
                    middle = (rest[start] + rest[end]) / 2
                    direction = (rest[start] - rest[end]) / (step + 1e-9)
                    step *= scale(middle, direction, int(self.flat['vpanel'][start]))
                pairs.append((i, j))
                lengths.append(step)
        return np.array(pairs), np.array(lengths), np.full(len(pairs), 1 / (bend * rod))

    def gathered(self):
        """Vertex pairs along seams that take in fullness."""
        pairs = set()
        for a, edge, b, other_edge, _ in self.garment.seams:
            sides = [
                length(self.garment.panel(name).edge(e)) for name, e in ((a, edge), (b, other_edge))
            ]
            if max(sides) > GATHERED * min(sides):
                chain = [int(self.new[k]) for k in self.flat['edges'][f'{a}:{edge}']]
                pairs |= set(zip(chain[:-2], chain[2:]))
        return pairs

    def mass(self, density):
        """A third of the area of every flat face goes to each of its vertices."""
        faces, xz = self.flat['F'], self.flat['V'][:, [0, 2]]
        s0, s1 = xz[faces[:, 1]] - xz[faces[:, 0]], xz[faces[:, 2]] - xz[faces[:, 0]]
        third = np.abs(s0[:, 0] * s1[:, 1] - s0[:, 1] * s1[:, 0]) / 6
        area = sum(np.bincount(self.faces[:, k], third, self.size) for k in range(3))
        return np.maximum(area, 1e-6) * density

    def rest_positions(self):
        """Rest shape for the self collision; y keeps front and back apart.

        Nothing repels near a seam: it would pucker like the rim of a balloon.
        """
        rest = np.ascontiguousarray(self.flat['V'][self.first], np.float32)
        seam = np.nonzero(self.joined > 1)[0]
        if len(seam):
            away, _ = cKDTree(rest[seam][:, [0, 2]]).query(rest[:, [0, 2]])
            rest[:, 1] = np.sign(rest[:, 1]) * np.clip(away - 0.035, 0, 0.05)
        return rest


def weld(size, pairs):
    """Smallest vertex of every group joined by the pairs."""
    parent = list(range(size))

    def root(k):
        while parent[k] != k:
            parent[k] = parent[parent[k]]
            k = parent[k]
        return k

    for a, b in pairs:
        one, other = root(int(a)), root(int(b))
        if one != other:
            parent[max(one, other)] = min(one, other)
    return np.array([root(k) for k in range(size)])
