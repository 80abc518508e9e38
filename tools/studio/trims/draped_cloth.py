"""Geometry that is not simulated: buttons, collars, lapels, pockets, belts.

Everything is placed by pattern coordinates on the draped cloth, so trims follow the folds.
"""

import json

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from garments.cutting import REGIONS
from render.mesh import normals


class DrapedCloth:
    """The draped garment as trims see it: points by pattern coordinates, rays, lofted pieces."""

    def __init__(self, garment, drape, V, cloth, hard, add_mesh, atlas_size, atlas, variant):
        self.garment, self.drape, self.V, self.F = garment, drape, V, drape['F']
        self.mat, self.trim, self.add_mesh, self.fabric = cloth, hard, add_mesh, variant
        self.atlas_size, self.atlas_place = atlas_size, atlas
        self.edges = json.loads(str(drape['edges']))
        self.atlas = json.loads(str(drape['atlas']))
        self.N = normals(V, self.F)
        self.bvh = BVHTree.FromPolygons(V.tolist(), self.F.tolist())
        self._faces = {}

    def at(self, panel, x, z):
        """Position, normal and print coordinates of a pattern point."""
        offset, number = self.atlas[panel]
        if panel not in self._faces:
            self._faces[panel] = np.nonzero(self.drape['FP'] // REGIONS == number)[0]
        faces = self._faces[panel]
        weights = barycentric(self.drape['UVA'][faces], x + offset, z)
        best = int(np.argmax(weights.min(0)))  # the face it lies in, or the nearest one
        weight = np.clip(weights[:, best], 0, 1)
        weight /= weight.sum()
        face = self.F[faces[best]]
        normal = weight @ self.N[face]
        uv = weight @ self.drape['UVP'][faces[best]]
        return weight @ self.V[face], normal / np.linalg.norm(normal), uv

    def loop(self, names):
        """Points along joined outline edges, 'panel:edge' each; '~' runs one backwards."""
        ids = []
        for name in names:
            edge = self.edges[name.rstrip('~')]
            edge = edge[::-1] if name.endswith('~') else edge
            ids += edge if not ids else edge[1:]
        return self.V[ids]

    def before(self, x, z, off, side=-1):
        """Point `off` metres in front of whatever cloth hangs at (x, z)."""
        hit = self.bvh.ray_cast(Vector((x, side * 1.0, z)), Vector((0, -side, 0)))
        return np.array([x, (hit[0].y if hit[0] is not None else side * 0.10) + side * off, z])

    def grid(self, R, closed=False, mat=None, thick=0.0018, levels=1, v0=1.5):
        """Surface through rows of points; print UV = arc lengths, away from those of the panels."""
        m, n = R.shape[:2]
        cu = np.r_[0, np.cumsum(np.linalg.norm(np.diff(R[m // 2], axis=0), axis=1))]
        cv = np.r_[0, np.cumsum(np.linalg.norm(np.diff(R[:, n // 2], axis=0), axis=1))] + v0
        cu = np.r_[cu, cu[-1] + np.linalg.norm(R[m // 2][0] - R[m // 2][-1])] - cu[-1] / 2
        F, UV = [], []
        for j in range(m - 1):
            for i in range(n if closed else n - 1):
                k = (i + 1) % n
                F.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
                UV += [
                    (cu[i], cv[j]),
                    (cu[i + 1], cv[j]),
                    (cu[i + 1], cv[j + 1]),
                    (cu[i], cv[j + 1]),
                ]
        UV = np.array(UV)
        return [
            self.add_mesh(
                'grid',
                R.reshape(-1, 3),
                F,
                {'atlas': np.zeros_like(UV) - 1, 'print': UV},
                mat or self.mat,
                thick,
                levels,
            )
        ]


def barycentric(triangles, x, y):
    """Weights of a point in many flat triangles: (3, n)."""
    a, b, c = triangles[:, 0].T, triangles[:, 1].T, triangles[:, 2].T
    area = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1]) + 1e-15
    first = ((b[1] - c[1]) * (x - c[0]) + (c[0] - b[0]) * (y - c[1])) / area
    second = ((c[1] - a[1]) * (x - c[0]) + (a[0] - c[0]) * (y - c[1])) / area
    return np.stack([first, second, 1 - first - second])
