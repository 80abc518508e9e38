"""The studio inside Blender: blender -b -P blender.py -- <step> <argument> ...

  drape <shape> ...                                    flat pattern -> draped cloth
  photograph <width> <quality> <shape>:<view> ...      draped cloth -> raw layers; quality 1 or 2
  accessory <width> <samples> <name>:<view> ...        accessory -> raw layers
  swatch <width> <samples> <cloth> ...                 hanging sheet -> raw layers
  hang <shape> ...                                     flat pattern -> garment on a hanger
  scene <scale> <samples> <scene>:<view> ...           editorial picture

Every step reads and writes the workspace (workspace.py). Steps are imported when asked for: the
garment steps need no Cycles.
"""

import os
import sys
import traceback

sys.dont_write_bytecode = True  # the sources lie in the repository
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from workspace import drape_file, folder  # noqa: E402 (the path comes first)


def drape_shapes(shapes):
    from drape.drape import drape

    for shape in shapes:
        drape(shape, drape_file(shape))


def photograph_views(arguments):
    from render.photograph import photograph

    width, quality, *jobs = arguments
    for shape, view in (job.split(':') for job in jobs):
        photograph(shape, drape_file(shape), folder('raw'), view, int(width), int(quality))


def photograph_accessories(arguments):
    from accessories.photograph import photograph_accessory

    width, samples, *jobs = arguments
    for name, view in (job.split(':') for job in jobs):
        photograph_accessory(name, view, folder('raw'), int(width), int(samples))


def photograph_swatches(arguments):
    from scenes.swatch import photograph_swatch

    width, samples, *cloths = arguments
    for cloth in cloths:
        photograph_swatch(cloth, folder('raw'), int(width), int(samples))


def hang_shapes(shapes):
    from drape.hang import hang

    for shape in shapes:
        hang(shape)


def photograph_scenes(arguments):
    from scenes.photograph import photograph_scene

    scale, samples, *jobs = arguments
    for name, view in (job.split(':') for job in jobs):
        photograph_scene(name, view, folder('scenes'), float(scale), int(samples))


STEPS = {
    'drape': drape_shapes,
    'photograph': photograph_views,
    'accessory': photograph_accessories,
    'swatch': photograph_swatches,
    'hang': hang_shapes,
    'scene': photograph_scenes,
}


def main(arguments):
    """Blender ignores Python faults; the exit code must not."""
    try:
        step, *rest = arguments
        STEPS[step](rest)
    except SystemExit as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)
    except BaseException:
        traceback.print_exc()
        sys.exit(1)


main(sys.argv[sys.argv.index('--') + 1 :])
