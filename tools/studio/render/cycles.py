"""Meshes, materials and studio light for Cycles.

Slower and noisier than our own renderer, but it knows metal, tubes and free meshes: used for
accessories, swatches and scenes.
"""

import math

from mathutils import Vector
import bpy
import numpy as np

from render.mesh import loop_subdivide, thicken


def mesh_object(name, V, F, uvs, mat, thick=0.0016, levels=2, inner=None, crease=None):
    """Polygons -> subdivided, thickened Blender mesh (modifiers were 20 times slower)."""
    V = np.asarray(V, float)
    T, keep = [], {k: [] for k in uvs}
    pos = 0
    flat = {k: np.asarray(v).reshape(-1, 2) for k, v in uvs.items()}
    for f in F:
        for q in range(1, len(f) - 1):
            T.append((f[0], f[q], f[q + 1]))
            for k in uvs:
                keep[k].append(flat[k][[pos, pos + q, pos + q + 1]])
        pos += len(f)
    F = np.array(T, int)
    uvs = {k: np.array(v) for k, v in keep.items()}
    # UVs are subdivided with the same weights on their own (seam-split) topology,
    # otherwise stripes wobble against the smoothed surface
    isl = {}
    for k, q in uvs.items():
        key = np.c_[np.repeat(0, len(F) * 3), F.ravel(), np.round(q.reshape(-1, 2) * 2e4)].astype(
            np.int64
        )
        _, first, inv = np.unique(key, axis=0, return_index=True, return_inverse=True)
        isl[k] = [np.c_[q.reshape(-1, 2)[first], np.zeros(len(first))], inv.reshape(-1, 3)]
    for _ in range(levels):
        V, F, crease = loop_subdivide(V, F, crease)
        for k in isl:
            isl[k][0], isl[k][1], _ = loop_subdivide(isl[k][0], isl[k][1])
    uvs = {k: P_[I_][..., :2] for k, (P_, I_) in isl.items()}
    nF = len(F)
    if thick:
        V, F, uvs = thicken(V, F, uvs, thick)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.astype(np.float32).ravel())
    me.loops.add(len(F) * 3)
    me.loops.foreach_set('vertex_index', F.astype(np.int32).ravel())
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(len(F), dtype=np.int32) * 3)
    me.polygons.foreach_set('loop_total', np.full(len(F), 3, np.int32))
    me.update(calc_edges=True)
    for k, uv in uvs.items():
        lay = me.uv_layers.new(name=k)
        lay.data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    if 'print' in uvs:
        me.uv_layers['print'].active_render = True
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    me.materials.append(mat)
    if thick and inner is not None:  # inside of the garment: own id, lining color
        me.materials.append(inner)
        mi = np.zeros(len(F), np.int32)
        mi[nF : 2 * nF] = 1
        me.polygons.foreach_set('material_index', mi)
    return ob


def cycles_material(height=None, fabric=None, trim=False):
    """Neutral gray cloth with height map, waves and noise; trim: smooth and hard."""
    mat = bpy.data.materials.new('trim' if trim else 'fabric')
    mat.use_nodes = True
    mat.pass_index = 1 if trim else 0
    nt = mat.node_tree
    N = nt.nodes
    L = nt.links
    bs = N['Principled BSDF']
    bs.inputs['Base Color'].default_value = (0.5, 0.5, 0.5, 1)
    bs.inputs['Roughness'].default_value = 0.35 if trim else fabric.get('rough', 0.7)
    bs.inputs['Specular'].default_value = 0.5 if trim else fabric.get('spec', 0.2)
    bs.inputs['Sheen'].default_value = 0 if trim else fabric.get('sheen', 0.3)
    if trim:
        return mat
    nrm = None
    if height is not None:
        img = bpy.data.images.new(
            'h', height.shape[1], height.shape[0], float_buffer=True, is_data=True
        )
        buf = np.ones((*height.shape, 4), np.float32)
        buf[..., :3] = height[..., None]
        img.pixels.foreach_set(buf.ravel())
        img.update()
        uv = N.new('ShaderNodeUVMap')
        uv.uv_map = 'atlas'
        tx = N.new('ShaderNodeTexImage')
        tx.image = img
        tx.interpolation = 'Cubic'
        tx.extension = 'EXTEND'
        L.new(uv.outputs[0], tx.inputs[0])
        bp = N.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = 1
        bp.inputs['Distance'].default_value = 0.001
        L.new(tx.outputs[0], bp.inputs['Height'])
        nrm = bp
    for wv in fabric.get(
        'waves', []
    ):  # (direction vector in fabric plane, period m, height m, profile)
        uv = N.new('ShaderNodeUVMap')
        uv.uv_map = 'print'
        dp = N.new('ShaderNodeVectorMath')
        dp.operation = 'DOT_PRODUCT'
        dp.inputs[1].default_value = (
            wv[0][0] * 2 * math.pi / wv[1],
            wv[0][1] * 2 * math.pi / wv[1],
            0,
        )
        L.new(uv.outputs[0], dp.inputs[0])
        sn = N.new('ShaderNodeMath')
        sn.operation = 'SINE'
        L.new(dp.outputs['Value'], sn.inputs[0])
        src = sn.outputs[0]
        if len(wv) > 3:  # rounded ribs with narrow valleys
            ab = N.new('ShaderNodeMath')
            ab.operation = 'ABSOLUTE'
            L.new(src, ab.inputs[0])
            pw = N.new('ShaderNodeMath')
            pw.operation = 'POWER'
            pw.inputs[1].default_value = wv[3]
            L.new(ab.outputs[0], pw.inputs[0])
            src = pw.outputs[0]
        bp = N.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = 1
        bp.inputs['Distance'].default_value = wv[2]
        L.new(src, bp.inputs['Height'])
        if nrm:
            L.new(nrm.outputs[0], bp.inputs['Normal'])
        nrm = bp
    if fabric.get('noise'):  # (scale 1/m, height m): slub, crumple, boiled wool
        for sc_, hg in fabric['noise']:
            uv = N.new('ShaderNodeUVMap')
            uv.uv_map = 'print'
            nz = N.new('ShaderNodeTexNoise')
            nz.inputs['Scale'].default_value = sc_
            nz.inputs['Detail'].default_value = 3
            L.new(uv.outputs[0], nz.inputs['Vector'])
            bp = N.new('ShaderNodeBump')
            bp.inputs['Strength'].default_value = 1
            bp.inputs['Distance'].default_value = hg
            L.new(nz.outputs[0], bp.inputs['Height'])
            if nrm:
                L.new(nrm.outputs[0], bp.inputs['Normal'])
            nrm = bp
    if nrm:
        L.new(nrm.outputs[0], bs.inputs['Normal'])
    return mat


def softbox(loc, sx, sy, power, target):
    l = bpy.data.lights.new('box', 'AREA')
    l.shape = 'RECTANGLE'
    l.size = sx
    l.size_y = sy
    l.energy = power
    o = bpy.data.objects.new('box', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def light_studio(zc, span):
    """The same five softboxes as photo_set.softboxes."""
    k = span
    t = (0, 0, zc)
    softbox(
        (-2.2 * k, -1.45 * k, zc + 1.0 * k), 1.0 * k, 1.5 * k, 175 * k * k, t
    )  # key, camera left
    softbox((2.2 * k, -1.4 * k, zc + 0.2 * k), 1.2 * k, 1.8 * k, 32 * k * k, t)  # fill
    softbox((-1.3 * k, 1.7 * k, zc + 0.9 * k), 0.5 * k, 1.6 * k, 60 * k * k, t)  # rim left
    softbox((1.5 * k, 1.6 * k, zc + 1.0 * k), 0.5 * k, 1.6 * k, 80 * k * k, t)  # rim right
    softbox((0, -0.6 * k, zc + 2.2 * k), 1.4 * k, 1.0 * k, 40 * k * k, t)  # top
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (1, 1, 1, 1)
    b.inputs[1].default_value = 0.27
