"""One Cycles render, returned pass by pass as arrays.

Neither Debian's Blender nor some other builds carry a denoiser; callers filter light and color
apart, which needs the passes anyway.
"""

import os

import bpy
import numpy as np

SWITCHES = {  # name of the output -> switch on the view layer
    'DiffDir': 'diffuse_direct',
    'DiffInd': 'diffuse_indirect',
    'DiffCol': 'diffuse_color',
    'GlossDir': 'glossy_direct',
    'GlossInd': 'glossy_indirect',
    'GlossCol': 'glossy_color',
    'Normal': 'normal',
    'UV': 'uv',
    'IndexMA': 'material_index',
    'Depth': 'z',
}


def set_up_cycles(samples, width, height, bounces):
    """Few samples, no caustics, indirect light clamped: the filter takes care of the rest."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y = int(width), int(height)
    render.resolution_percentage = 100
    render.use_persistent_data = True
    cycles.samples = samples
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces = bounces, bounces - 1
    cycles.sample_clamp_indirect = 3
    return scene


def write_passes(folder, stem, names):
    """Let the compositor write every pass as a file of its own; returns name -> path."""
    scene = bpy.context.scene
    for name in names:
        if name in SWITCHES:
            setattr(scene.view_layers[0], 'use_pass_' + SWITCHES[name], True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = os.path.abspath(folder)
    target.format.file_format, target.format.exr_codec = 'OPEN_EXR', 'NONE'
    target.format.color_depth, target.format.color_mode = '32', 'RGBA'
    target.file_slots.clear()
    for name in names:
        target.file_slots.new(f'_{stem}_{name}_')
        tree.links.new(source.outputs[name], target.inputs[-1])
    return {name: os.path.join(folder, f'_{stem}_{name}_0001.exr') for name in names}


def render_passes(files):
    """Render now and read the files back."""
    bpy.ops.render.render()
    passes = {name: read_pixels(path) for name, path in files.items()}
    for path in files.values():
        os.remove(path)
    return passes


def read_pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(image.size[0] * image.size[1] * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(image.size[1], image.size[0], image.channels)[::-1]
    bpy.data.images.remove(image)
    return pixels
