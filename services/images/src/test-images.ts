import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createImageService, type ImageServiceOptions } from './image-service.ts'
import type { LogEntry } from '@saum/thread/log'

export const LAYERS_FOLDER = fileURLToPath(new URL('../../../catalog/layers', import.meta.url))

export async function createTemporaryFolder(): Promise<string> {
  const folder = await makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'saum-images-'))
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

/** A plain garment as the catalogue keeps it. */
export function aGarment(base = '#8A4B3C', view = 'tee-front') {
  return { kind: 'garment', view, look: { base } } as const
}

type TestOptions = Partial<ImageServiceOptions> & { pictures?: Record<string, unknown> }

/** The service on a folder of its own, over a catalogue that knows these pictures. */
export async function startTestImages(options: TestOptions = {}) {
  const images = openTestImages(await createTemporaryFolder(), options)
  onTestFinished(() => images.service.close())
  return images
}

/** One service for all tests of a group: its maker is started once. */
export function shareTestImages(pictures: Record<string, unknown>) {
  let folder = ''
  let images: ReturnType<typeof openTestImages> | null = null
  beforeAll(async () => {
    folder = await makeFolder()
    images = openTestImages(folder, { pictures })
  })
  afterAll(async () => {
    await images?.service.close()
    await removeFolder(folder)
  })
  return () => {
    if (images === null) throw new Error('The group has not begun')
    return images
  }
}

function openTestImages(folder: string, { pictures = {}, ...options }: TestOptions) {
  const logged: LogEntry[] = []
  const service = createImageService({
    findPicture: async (key) => pictures[key] ?? null,
    cacheFolder: join(folder, 'cache'),
    maxCacheBytes: 10_000_000,
    layersFolder: LAYERS_FOLDER,
    pictureFolder: folder,
    log: (entry) => void logged.push(entry),
    ...options,
  })

  async function get(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await service.fetch(new Request(`http://saum.test${path}`, init), path)
    if (response === null) throw new Error(`The image service does not answer ${path}`)
    return response
  }

  return { service, get, folder, logged }
}
