import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where one run reads and writes, and how large and how carefully it works. */
export interface Settings {
  workFolder: string
  rawFolder: string
  sceneFolder: string
  layerFolder: string
  width: number
  scale: number
  samples: number
}

interface Wishes {
  work?: string | undefined
  into?: string | undefined
  width?: string | undefined
  scale?: string | undefined
  samples?: string | undefined
}

const LAYERS = fileURLToPath(new URL('../../catalog/layers', import.meta.url))

export function toSettings(wishes: Wishes): Settings {
  const workFolder = resolve(wishes.work ?? join(tmpdir(), 'saum-studio'))
  return {
    workFolder,
    rawFolder: join(workFolder, 'raw'),
    sceneFolder: join(workFolder, 'scenes'),
    layerFolder: resolve(wishes.into ?? LAYERS),
    width: toNumber('--width', wishes.width ?? '900', { from: 100, to: 1800 }),
    // Rendered at three quarters and enlarged before the grain: half the time, no visible loss.
    scale: toNumber('--scale', wishes.scale ?? '0.75', { from: 0.1, to: 1 }),
    samples: toNumber('--samples', wishes.samples ?? '10', { from: 1, to: 500 }),
  }
}

function toNumber(option: string, text: string, { from, to }: { from: number; to: number }) {
  const value = Number(text)
  if (!(value >= from && value <= to)) {
    throw new Error(`${option} must be a number from ${from} to ${to}, not "${text}".`)
  }
  return value
}

/** `shape:view` for every wished view, as the Blender side wants its work. */
export function toJobs(name: string, views: readonly string[], usual: readonly string[]): string[] {
  const wrong = [name, ...views].find((word) => !/^[a-z]+(?:-[a-z]+)*$/.test(word))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not the name of a shape or view.`)
  return (views.length > 0 ? views : usual).map((view) => `${name}:${view}`)
}
