"""Lines on the flat pattern: curves, resampling, distances. All in metres."""

import numpy as np


def bezier(p0, p1, p2, p3=None, n=24):
    """Quadratic curve, or cubic when p3 is given, as n points."""
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2 = map(np.array, (p0, p1, p2))
    if p3 is None:
        return ((1 - t) ** 2) * p0 + 2 * t * (1 - t) * p1 + t * t * p2
    start = ((1 - t) ** 3) * p0 + 3 * t * (1 - t) ** 2 * p1
    return start + 3 * t * t * (1 - t) * p2 + t**3 * np.array(p3)


def line(*points):
    return np.array(points, float)


def resample(polyline, n):
    """n equal steps along a polyline in the plane or in space."""
    polyline = np.asarray(polyline, float)
    walked = np.r_[0, np.cumsum(np.linalg.norm(np.diff(polyline, axis=0), axis=1))]
    t = np.linspace(0, walked[-1], n + 1)
    return np.stack([np.interp(t, walked, axis) for axis in polyline.T], 1)


def length(polyline):
    return float(np.linalg.norm(np.diff(np.asarray(polyline, float), axis=0), axis=1).sum())


def inside(points, polygon):
    """Even-odd test of many points at once."""
    x, y = points[:, 0], points[:, 1]
    result = np.zeros(len(points), bool)
    for (xi, yi), (xj, yj) in zip(polygon, np.roll(polygon, 1, 0)):
        if yi != yj:
            crosses = (yi > y) != (yj > y)
            result ^= crosses & (x < (xj - xi) * (y - yi) / (yj - yi) + xi)
    return result


def distance_to(points, polyline):
    """Distance of every point to an open polyline."""
    best = np.full(len(points), 1e9)
    polyline = np.asarray(polyline, float)
    for a, b in zip(polyline[:-1], polyline[1:]):
        step = b - a
        t = np.clip(((points - a) @ step) / max((step**2).sum(), 1e-12), 0, 1)
        best = np.minimum(best, np.linalg.norm(points - (a + t[:, None] * step), axis=1))
    return best


def point_distance(x, z, polyline):
    return float(distance_to(np.array([[x, z]]), polyline)[0])


def mirrored(half):
    """Closed outline from the wearer's-left half (x >= 0), centre top to centre bottom.

    Edge names get '.R' where x > 0 and '.L' where x < 0.
    """
    outline = [(name + '.R', np.asarray(points, float)) for name, points in half]
    for name, points in reversed(half):
        other = np.asarray(points, float)[::-1].copy()
        other[:, 0] *= -1
        outline.append((name + '.L', other))
    return outline
