"""Mesh work between the drape and the picture: relaxing, Loop subdivision, thickness."""

import numpy as np


def scatter(n, idx, val):
    """Sum of val rows per index (a faster np.add.at)."""
    return np.stack([np.bincount(idx, val[:, k], n) for k in range(val.shape[1])], 1)


def edges_of(F, n):
    """Unique undirected edges, for every half edge its edge, and how many faces share it."""
    e = np.sort(np.vstack([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1).astype(np.int64)
    u, inv, cnt = np.unique(e[:, 0] * n + e[:, 1], return_inverse=True, return_counts=True)
    return np.c_[u // n, u % n], inv, cnt


def smooth(V, F, it, boundary, crease=None):
    """Relax the draped mesh along its normals only (prints must not swim).
    Borders and seams slide along their own line, so that hems run clean and
    sharply folded seams keep a straight edge."""
    n = len(V)
    u, _, c = edges_of(F, n)
    b = u[c == 1]
    if crease is not None and len(crease):
        b = np.unique(np.vstack([b, crease]), axis=0)
    deg = np.bincount(b.ravel(), minlength=n)
    isb = deg > 0
    for k in range(max(it, boundary)):
        acc = np.zeros_like(V)
        cnt = np.zeros(n)
        for a, d in ((0, 1), (1, 0)):
            s = u[~isb[u[:, a]]]
            q = b[deg[b[:, a]] == 2]
            for w in (s, q):
                acc += scatter(n, w[:, a], V[w[:, d]])
                cnt += np.bincount(w[:, a], minlength=n)
        dv = acc / np.maximum(cnt, 1)[:, None] - V
        N = normals(V, F)
        dn = (dv * N).sum(1, keepdims=True) * N
        step = np.where(
            isb[:, None], dv * (0.5 if k < boundary else 0), dn * (0.6 if k < it else 0)
        )
        V = V + step * (cnt > 0)[:, None]
    return V


def loop_subdivide(V, F, crease=None):
    """One Loop subdivision step (numpy). Seam edges (crease) get the border rule."""
    u, inv, cnt = edges_of(F, len(V))
    opp = np.r_[F[:, 2], F[:, 0], F[:, 1]]
    so = scatter(len(u), inv, V[opp])
    mid = (V[u[:, 0]] + V[u[:, 1]]) / 2
    sharp = cnt == 1
    if crease is not None and len(crease):
        key = lambda q: q[:, 0] * (len(V) + 1) + q[:, 1]
        sharp |= np.isin(key(u), key(np.asarray(crease)))
    inner = ~sharp
    mid[inner] = 0.375 * (V[u[inner, 0]] + V[u[inner, 1]]) + 0.125 * so[inner]
    n = len(V)
    deg = np.zeros(n)
    sn = np.zeros_like(V)
    for a, b in ((0, 1), (1, 0)):
        deg += np.bincount(u[:, a], minlength=n)
        sn += scatter(n, u[:, a], V[u[:, b]])
    beta = np.where(deg == 3, 3 / 16, 3 / (8 * np.maximum(deg, 1)))
    nv = V * (1 - deg * beta)[:, None] + sn * beta[:, None]
    bd = u[sharp]
    isb = np.zeros(n, bool)
    isb[bd.ravel()] = True
    sb = np.zeros_like(V)
    cb = np.zeros(n)
    for a, b in ((0, 1), (1, 0)):
        sb += scatter(n, bd[:, a], V[bd[:, b]])
        cb += np.bincount(bd[:, a], minlength=n)
    ok = isb & (cb == 2)
    nv[isb] = V[isb]
    nv[ok] = 0.75 * V[ok] + 0.125 * sb[ok]
    m = len(F)
    e01, e12, e20 = n + inv[:m], n + inv[m : 2 * m], n + inv[2 * m :]
    NF = np.vstack(
        [
            np.c_[F[:, 0], e01, e20],
            np.c_[F[:, 1], e12, e01],
            np.c_[F[:, 2], e20, e12],
            np.c_[e01, e12, e20],
        ]
    )
    ei = np.nonzero(sharp)[0]
    nc = np.vstack([np.c_[u[ei, 0], n + ei], np.c_[u[ei, 1], n + ei]])
    return np.vstack([nv, mid]), NF, nc


def thicken(V, F, uvs, t):
    """Inner and outer skin plus a rim along open edges."""
    N = normals(V, F)
    n, m = len(V), len(F)
    V2 = np.vstack([V + N * t / 2, V - N * t / 2])
    he = np.vstack([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    fi = np.tile(np.arange(m), 3)
    cr = np.repeat([0, 1, 2], m)
    _, inv, cnt = edges_of(F, n)
    b = cnt[inv] == 1
    a0, a1, f, c = he[b, 0], he[b, 1], fi[b], cr[b]
    rim = np.vstack([np.c_[a1, a0, a0 + n], np.c_[a1, a0 + n, a1 + n]])
    F2 = np.vstack([F, F[:, ::-1] + n, rim])
    out = {}
    for k, q in uvs.items():
        q = np.asarray(q).reshape(m, 3, 2)
        u0, u1 = q[f, c], q[f, (c + 1) % 3]
        out[k] = np.vstack([q, q[:, ::-1], np.stack([u1, u0, u0], 1), np.stack([u1, u0, u1], 1)])
    return V2, F2, out


def corners(F, uvs):
    """Polygons -> triangles, with their UV corners."""
    T, keep, pos = [], {k: [] for k in uvs}, 0
    flat = {k: np.asarray(v).reshape(-1, 2) for k, v in uvs.items()}
    for f in F:
        for q in range(1, len(f) - 1):
            T.append((f[0], f[q], f[q + 1]))
            for k in uvs:
                keep[k].append(flat[k][[pos, pos + q, pos + q + 1]])
        pos += len(f)
    return np.array(T, int), {k: np.array(v) for k, v in keep.items()}


def finish(V, F, uvs, thick, levels, crease=None, puff=None):
    """Subdivide, pad (puff) and thicken.

    Returns V, F, uvs, number of outer faces, and the coarse mid-surface that casts shadows.
    """
    V = np.asarray(V, float)
    if isinstance(F, np.ndarray) and F.shape[1] == 3:
        uvs = {k: np.asarray(v).reshape(-1, 3, 2) for k, v in uvs.items()}
    else:
        F, uvs = corners(F, uvs)
    # UVs are subdivided with the same weights on their own (seam-split) topology,
    # otherwise stripes wobble against the smoothed surface
    isl = {}
    for k, q in uvs.items():
        r = np.round(q.reshape(-1, 2) * 2e4).astype(np.int64) + 40000
        _, first, inv = np.unique(
            (F.ravel() * 200000 + r[:, 0]) * 200000 + r[:, 1],
            return_index=True,
            return_inverse=True,
        )
        isl[k] = [np.c_[q.reshape(-1, 2)[first], np.zeros(len(first))], inv.reshape(-1, 3)]
    coarse = (V, F)
    for n in range(levels):
        V, F, crease = loop_subdivide(V, F, crease)
        if n == 0:
            coarse = (V, F)
        for k in isl:
            isl[k][0], isl[k][1], _ = loop_subdivide(isl[k][0], isl[k][1])
    uvs = {k: P[I][..., :2] for k, (P, I) in isl.items()}
    n = len(F)
    if puff is not None:  # padding between quilting lines
        q = uvs['print'].reshape(-1, 2)
        h = puff(q[:, 0], q[:, 1])
        V = (
            V
            + normals(V, F)
            * (
                np.bincount(F.ravel(), h, len(V))
                / np.maximum(np.bincount(F.ravel(), minlength=len(V)), 1)
            )[:, None]
        )
    if thick:
        V, F, uvs = thicken(V, F, uvs, thick)
    return V, F, uvs, n, coarse


def normals(V, F):
    fn = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
    N = sum(scatter(len(V), F[:, k], fn) for k in range(3))
    return N / (np.linalg.norm(N, axis=1)[:, None] + 1e-12)
