"""Light and camera of the scenes.

A spot lamp projects a drawn window: direction, scale, time of day and calm space for copy in one
stroke, without blocker geometry and without its noise.
"""

import math

from mathutils import Vector
from scipy import ndimage as nd
import bpy
import numpy as np

from scenes.colors import linear_color


def area(loc, target, sx, sy, power, color='#FFFFFF'):
    l = bpy.data.lights.new('area', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y, l.energy, l.color = sx, sy, power, linear_color(color)
    o = bpy.data.objects.new('area', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_glossy = True
    return o


def world(strength, color='#E9EEF4'):
    """Even cool light from everywhere: fills the shadows."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (*linear_color(color), 1)
    b.inputs[1].default_value = strength


def window_image(
    n=700,
    panes=(2, 3),
    open_=(-0.42, 0.42, -0.62, 0.62),
    bar=0.045,
    blur=6,
    leaves=0,
    seed=1,
    floor=0.0,
):
    """Gobo picture: window panes (and leaf shadows), white = light."""
    yy, xx = np.mgrid[0:n, 0:n] / (n - 1) * 2 - 1
    yy = -yy
    x0, x1, z0, z1 = open_
    a = ((xx > x0) & (xx < x1) & (yy > z0) & (yy < z1)).astype(float)
    for k in range(1, panes[0]):
        a[np.abs(xx - (x0 + (x1 - x0) * k / panes[0])) < bar * 0.5] = 0
    for k in range(1, panes[1]):
        a[np.abs(yy - (z0 + (z1 - z0) * k / panes[1])) < bar * 0.4] = 0
    a = nd.gaussian_filter(a, blur)
    rng = np.random.default_rng(seed)
    lf = np.ones_like(a)
    if leaves:  # a twig with leaves on both sides, out of focus
        t = np.linspace(0, 1, leaves)
        px = -0.75 + 1.25 * t
        py = 0.62 - 0.75 * t + 0.25 * np.sin(t * 3)
        for k in range(len(t) - 1):
            for q in np.linspace(0, 1, 40):
                cx, cy = px[k] + (px[k + 1] - px[k]) * q, py[k] + (py[k + 1] - py[k]) * q
                lf[np.hypot(xx - cx, yy - cy) < 0.008] = 0.15
            for sg in (1, -1):
                an = math.atan2(py[k + 1] - py[k], px[k + 1] - px[k]) + sg * rng.uniform(0.6, 1.2)
                L = rng.uniform(0.09, 0.17)
                u = (xx - px[k]) * math.cos(an) + (yy - py[k]) * math.sin(an)
                v = -(xx - px[k]) * math.sin(an) + (yy - py[k]) * math.cos(an)
                lf[
                    (u > 0)
                    & (u < L)
                    & (np.abs(v) < 0.24 * L * np.sin(np.pi * np.clip(u / L, 0, 1)) ** 0.8)
                ] = 0.15
        lf = nd.gaussian_filter(lf, blur * 1.3)
    return np.clip(a * lf, floor, 1)


def projector(loc, target, power, img, fov=50, size=0.06, color='#FFF0DC'):
    """Window light: spot lamp that throws a picture."""
    l = bpy.data.lights.new('sun', 'SPOT')
    l.spot_size = math.radians(fov * 1.5)
    l.spot_blend = 0
    l.energy = power
    l.shadow_soft_size = size
    l.color = linear_color(color)
    o = bpy.data.objects.new('sun', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    im = bpy.data.images.new('gobo', img.shape[1], img.shape[0], float_buffer=True, is_data=True)
    b = np.ones((*img.shape, 4), np.float32)
    b[..., :3] = img[::-1, :, None]
    im.pixels.foreach_set(b.ravel())
    im.update()
    l.use_nodes = True
    nt = l.node_tree
    N, L = nt.nodes, nt.links
    em = N['Emission']
    tc = N.new('ShaderNodeTexCoord')
    sp = N.new('ShaderNodeSeparateXYZ')
    L.new(tc.outputs['Normal'], sp.inputs[0])
    cb = N.new('ShaderNodeCombineXYZ')
    k = 1 / math.tan(math.radians(fov / 2)) / 2
    for i in (0, 1):
        dv = N.new('ShaderNodeMath')
        dv.operation = 'DIVIDE'
        L.new(sp.outputs[i], dv.inputs[0])
        L.new(sp.outputs[2], dv.inputs[1])
        ma = N.new('ShaderNodeMath')
        ma.operation = 'MULTIPLY_ADD'
        ma.inputs[1].default_value = -k
        ma.inputs[2].default_value = 0.5
        L.new(dv.outputs[0], ma.inputs[0])
        L.new(ma.outputs[0], cb.inputs[i])
    tx = N.new('ShaderNodeTexImage')
    tx.image = im
    tx.extension = 'CLIP'
    L.new(cb.outputs[0], tx.inputs[0])
    L.new(tx.outputs[0], em.inputs['Strength'])
    return o


def camera(loc, target, lens=60, fstop=None, focus=None, roll=0.0, shift=(0, 0)):
    """f-stop and focus point give depth of field; roll and shift as on a view camera."""
    sc = bpy.context.scene
    c = bpy.data.cameras.new('c')
    o = bpy.data.objects.new('c', c)
    bpy.context.collection.objects.link(o)
    c.lens = lens
    c.sensor_width = 36
    c.sensor_fit = 'HORIZONTAL'
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.02
    o.location = loc
    q = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y')
    o.rotation_euler = q.to_euler()
    o.rotation_euler.rotate_axis('Z', math.radians(roll))
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
        c.dof.aperture_blades = 9
    sc.camera = o
    return o
