"""Procedural dress form (size 36/38) built from a measurement table.

Cross-sections are super-ellipses stacked along the body, joined with legs and
balls in a voxel grid and blurred, so the shoulder and hip transitions are
smooth enough for cloth to slide over.  Numpy only: no remesh modifier, which
some Blender builds lack.  Units: metres, z up, facing -y.
"""
import math
import numpy as np
from scipy import ndimage as nd
from scipy.interpolate import PchipInterpolator

# z, half width, half depth, y centre, exponent (2 = ellipse, >2 = boxier)
TORSO = [
    (1.545, 0.050, 0.052, 0.016, 2.0),
    (1.500, 0.051, 0.053, 0.018, 2.0),
    (1.465, 0.056, 0.056, 0.018, 2.0),
    (1.440, 0.078, 0.060, 0.016, 2.0),
    (1.420, 0.112, 0.064, 0.014, 2.1),
    (1.398, 0.145, 0.068, 0.012, 2.2),
    (1.370, 0.160, 0.076, 0.008, 2.4),
    (1.330, 0.158, 0.088, 0.004, 2.5),
    (1.290, 0.152, 0.098, 0.000, 2.4),
    (1.255, 0.148, 0.104, -0.002, 2.3),
    (1.200, 0.136, 0.094, 0.000, 2.3),
    (1.140, 0.122, 0.084, 0.002, 2.2),
    (1.085, 0.116, 0.081, 0.002, 2.2),
    (1.030, 0.131, 0.090, 0.002, 2.2),
    (0.970, 0.156, 0.104, 0.004, 2.2),
    (0.900, 0.172, 0.113, 0.006, 2.3),
    (0.850, 0.172, 0.110, 0.008, 2.4),
    (0.810, 0.160, 0.098, 0.008, 2.4),
]
LEG = [  # z, x centre, radius x, radius y, y centre
    (0.860, 0.085, 0.080, 0.092, 0.006),
    (0.800, 0.088, 0.080, 0.090, 0.006),
    (0.700, 0.092, 0.074, 0.082, 0.004),
    (0.600, 0.095, 0.066, 0.073, 0.002),
    (0.500, 0.098, 0.057, 0.060, 0.000),
    (0.450, 0.099, 0.053, 0.055, 0.000),
    (0.360, 0.101, 0.051, 0.056, 0.012),
    (0.250, 0.104, 0.042, 0.046, 0.012),
    (0.120, 0.107, 0.034, 0.038, 0.010),
    (0.020, 0.108, 0.034, 0.045, 0.000),
]
ARM_RADII = [
    (0, 0.050),
    (0.06, 0.049),
    (0.15, 0.044),
    (0.28, 0.039),
    (0.33, 0.038),
    (0.42, 0.035),
    (0.54, 0.027),
    (0.60, 0.027),
    (0.70, 0.024),
]
SHOULDER = (0.158, 0.010, 1.372)


BALLS = [
    (0.073, -0.062, 1.258, 0.066, 0.060, 0.062),  # bust: x, y, z, radii
    (0.078, 0.062, 0.888, 0.080, 0.066, 0.080),
]  # seat


def arm_axis(angle_deg, forward=0.06):
    a = math.radians(angle_deg)
    return (math.sin(a), -forward, -math.cos(a))


def _stack(table, z):
    """Smoothly interpolated section parameters at heights z (nan outside the table)."""
    t = np.array(sorted(table))
    return PchipInterpolator(t[:, 0], t[:, 1:], extrapolate=False)(z)


def form_grid(lo, hi, vox=0.005):
    """Signed distance of the armless form on a voxel grid (negative inside)."""
    ax = [np.arange(l, h + vox / 2, vox) for l, h in zip(lo, hi)]
    x, y = np.abs(ax[0])[:, None], ax[1][None, :]
    occ = np.zeros([len(a) for a in ax], np.float32)
    sec, leg = _stack(TORSO, ax[2]), _stack(LEG, ax[2])
    for k in range(len(ax[2])):
        d = np.full((x.size, y.size), 1.0)
        if not np.isnan(sec[k, 0]):
            a, b, c, e = sec[k]
            d = np.minimum(
                d, ((x / a) ** e + (np.abs(y - c) / b) ** e) ** (1 / e) * min(a, b) - min(a, b)
            )
        if not np.isnan(leg[k, 0]):
            cx, a, b, c = leg[k]
            d = np.minimum(d, np.hypot((x - cx) / a, (y - c) / b) * min(a, b) - min(a, b))
        occ[:, :, k] = np.clip(0.5 - d / vox, 0, 1)
    z = ax[2][None, None]
    for bx, by, bz, a, b, c in BALLS:
        r = np.sqrt(
            ((x[..., None] - bx) / a) ** 2 + ((y[..., None] - by) / b) ** 2 + ((z - bz) / c) ** 2
        )
        occ = np.maximum(occ, np.clip(0.5 - (r - 1) * b / vox, 0, 1))
    occ = nd.gaussian_filter(occ, 0.008 / vox) > 0.5
    d = nd.distance_transform_edt(~occ) - nd.distance_transform_edt(occ)
    return ax, (nd.gaussian_filter(d.astype(np.float32), 1.2) * vox)
