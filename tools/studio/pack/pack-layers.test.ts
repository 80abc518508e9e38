import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packView } from './pack-layers.ts'
import { writePreview } from './preview.ts'
import { parseNpy } from './raw-layers.ts'

const SIZE = { width: 4, height: 6 }
const PLACEMENT = { span: 0.9, zc: 1.1, yaw: 0, zoom: 1, w: 4 }

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** A .npy file as numpy writes it. */
function npy(numbers: readonly number[], kind = '<u2'): Buffer {
  const header = `{'descr': '${kind}', 'fortran_order': False, 'shape': (6, 4, 3), }`.padEnd(117)
  const length = Buffer.from([header.length + 1, 0])
  const numbersAsBytes = Buffer.from(Uint16Array.from(numbers).buffer)
  return Buffer.concat([
    Buffer.from('\x93NUMPY\x01\x00', 'latin1'),
    length,
    Buffer.from(`${header}\n`),
    numbersAsBytes,
  ])
}

async function hasRawView(view: string) {
  for (const [name, gray] of Object.entries({ shade: 180, spec: 20, mask: 255 })) {
    const background = { r: gray, g: gray, b: gray }
    const image = sharp({ create: { ...SIZE, channels: 3, background } }).toColorspace('b-w')
    await image.png().toFile(join(folder, `${view}.${name}.png`))
  }
  const pixels = Array.from({ length: 24 }, () => [20_000, 31_000, 0])
  await writeFile(join(folder, `${view}.uv.npy`), npy(pixels.flat()))
  await writeFile(join(folder, `${view}.json`), JSON.stringify(PLACEMENT))
}

describe('packing a view', () => {
  it('writes four layers and lists the view', async () => {
    await hasRawView('tee-front')

    const packed = await packView(folder, join(folder, 'packed'), 'tee-front')

    const files = await readdir(join(folder, 'packed'))
    expect(files.toSorted()).toEqual([
      'layers.json',
      'tee-front.ids.webp',
      'tee-front.shade.webp',
      'tee-front.spec.webp',
      'tee-front.uv.webp',
    ])
    expect(packed.bytes).toBeGreaterThan(0)
    expect(await listed()).toEqual({ 'tee-front': PLACEMENT })
  })

  it('leaves out the cloth coordinates of a shape that is never printed', async () => {
    await hasRawView('sweater-back')

    await packView(folder, join(folder, 'packed'), 'sweater-back')

    expect(await readdir(join(folder, 'packed'))).not.toContain('sweater-back.uv.webp')
  })

  it('keeps the views that are listed already, in order', async () => {
    for (const view of ['tee-front', 'blazer-front', 'tee-back']) {
      await hasRawView(view)
      await packView(folder, join(folder, 'packed'), view)
    }

    expect(Object.keys(await listed())).toEqual(['blazer-front', 'tee-back', 'tee-front'])
  })

  it('halves the coordinates and gloss, keeps shade and ids whole', async () => {
    await hasRawView('tee-front')
    await packView(folder, join(folder, 'packed'), 'tee-front')

    const widths = await Promise.all(
      ['shade', 'ids', 'spec', 'uv'].map(async (kind) => {
        const { width } = await sharp(join(folder, 'packed', `tee-front.${kind}.webp`)).metadata()
        return width
      }),
    )

    expect(widths).toEqual([4, 4, 2, 2])
  })

  async function listed(): Promise<Record<string, unknown>> {
    const text = await readFile(join(folder, 'packed', 'layers.json'), 'utf8')
    return JSON.parse(text) as Record<string, unknown>
  }
})

it('previews a view on the backdrop', async () => {
  await hasRawView('tee-front')

  const file = await writePreview(folder, 'tee-front')

  expect((await sharp(file).metadata()).hasAlpha).toBe(false)
})

describe('reading numbers of numpy', () => {
  it('answers with the numbers', () => {
    expect([...parseNpy(npy([1, 2, 65_535]))]).toEqual([1, 2, 65_535])
  })

  it.each([
    ['Not a .npy file.', Buffer.from('PNG and something else')],
    ['Not a .npy file.', Buffer.alloc(0)],
    ['The .npy file does not hold uint16.', npy([1], '<f4')],
  ])('refuses anything else: %s', (message, file) => {
    expect(() => parseNpy(file)).toThrow(message)
  })
})
