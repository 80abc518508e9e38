import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from '@saum/schema/schema'
import { createBoundedCache } from '../bounded-cache.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { bytesOf, type Layers } from './layers.ts'
import { LAYER_KINDS, layerFile, loadLayers, type ViewFrame } from './load-layers.ts'
import type { Look } from './look.ts'

const manifest = v.record(
  v.string(),
  v.object({ span: v.number(), zc: v.number(), zoom: v.number(), w: v.number() }),
)

/** Sheets of cloth for editorial pictures are wider, and not 4:5. */
const GARMENT_WIDTH = 900

const MAX_KEPT_BYTES = 24 * 1024 * 1024

/** The views that can be photographed, by name: `dress-front`, `dress-back`, `dress-detail`. */
export interface LayerLibrary {
  engineVersion: number
  views: readonly string[]
  frameOf(view: string): ViewFrame
  /** Changes with any of the view's files. */
  fingerprintOf(view: string): string
  load(view: string, width: number, cut?: Look['cut']): Promise<Layers>
}

/** Reads `layers.json` of the folder; the layers themselves are read when they are needed. */
export function openLayerLibrary(folder: string): LayerLibrary {
  const text = readFileSync(join(folder, 'layers.json'), 'utf8')
  const known = v.parse(manifest, JSON.parse(text))
  const frames = new Map(
    Object.entries(known).flatMap(([view, { span, zc, zoom, w }]) =>
      w === GARMENT_WIDTH ? [[view, { spanM: span, centerM: zc, zoom }] as const] : [],
    ),
  )
  const fingerprints = new Map<string, string>()
  const kept = createBoundedCache<Layers>(MAX_KEPT_BYTES, bytesOf)
  const loading = new Map<string, Promise<Layers>>()

  function frameOf(view: string): ViewFrame {
    const frame = frames.get(view)
    if (frame === undefined) throw new Error(`There are no layers of the view ${view}`)
    return frame
  }

  function fingerprintOf(view: string): string {
    const found = fingerprints.get(view)
    if (found !== undefined) return found
    const hash = createHash('sha256').update(JSON.stringify(frameOf(view)))
    for (const kind of LAYER_KINDS) {
      const file = layerFile(folder, view, kind)
      if (existsSync(file)) hash.update(kind).update(readFileSync(file))
    }
    const fingerprint = hash.digest('hex')
    fingerprints.set(view, fingerprint)
    return fingerprint
  }

  async function load(view: string, width: number, cut?: Look['cut']): Promise<Layers> {
    const name = `${view} ${width} ${cut?.width ?? 1} ${cut?.length ?? 1}`
    const found = kept.get(name) ?? loading.get(name)
    if (found !== undefined) return found
    const layers = loadLayers(folder, view, { width, cut, frame: frameOf(view) })
    loading.set(name, layers)
    try {
      kept.set(name, await layers)
      return await layers
    } finally {
      loading.delete(name)
    }
  }

  return {
    engineVersion: ENGINE_VERSION,
    views: [...frames.keys()],
    frameOf,
    fingerprintOf,
    load,
  }
}
