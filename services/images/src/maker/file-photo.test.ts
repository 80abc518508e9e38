import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../test-images.ts'
import { filePhotoSize, readFilePhoto } from './file-photo.ts'

interface Split {
  width: number
  height: number
  orientation?: number
}

/** Left half red, right half blue. */
async function aPhotoFile({ width, height, orientation }: Split, name = 'photo.png') {
  const path = join(await createTemporaryFolder(), name)
  const half = { width: width >> 1, height, channels: 3, background: '#C00000' } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#0000C0' } }).composite([
    { input: await sharp({ create: half }).png().toBuffer(), left: 0, top: 0 },
  ])
  if (orientation !== undefined) image.withMetadata({ orientation })
  await image.toFile(path)
  return path
}

function pixelAt({ width, rgb }: { width: number; rgb: Uint8Array }, x: number, y: number) {
  return [...rgb.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)]
}

describe('a photo from a file', () => {
  it('is cut to 4:5 round its middle', async () => {
    const photo = await readFilePhoto(await aPhotoFile({ width: 800, height: 500 }), 180)

    expect([photo.width, photo.height]).toEqual([180, 225])
    expect(pixelAt(photo, 5, 100)[0]).toBeGreaterThan(150)
    expect(pixelAt(photo, 175, 100)[2]).toBeGreaterThan(150)
  })

  it('is turned upright before it is cut', async () => {
    const path = await aPhotoFile({ width: 500, height: 400, orientation: 6 }, 'photo.jpg')

    const photo = await readFilePhoto(path, 180)

    expect([photo.width, photo.height]).toEqual([180, 225])
    expect(pixelAt(photo, 90, 10)[0]).toBeGreaterThan(150)
    expect(pixelAt(photo, 90, 215)[2]).toBeGreaterThan(150)
  })

  it.each([
    [
      { width: 100, height: 400 },
      { width: 100, height: 125 },
    ],
    [
      { width: 400, height: 100 },
      { width: 80, height: 100 },
    ],
    [
      { width: 2, height: 2 },
      { width: 1, height: 1 },
    ],
  ])('is never larger than it came: %j', async (original, expected) => {
    const path = await aPhotoFile(original)

    expect(await filePhotoSize(path, 900)).toEqual(expected)
    expect(await readFilePhoto(path, 900)).toMatchObject(expected)
  })

  it('stands on the backdrop where it is transparent', async () => {
    const path = join(await createTemporaryFolder(), 'clear.png')
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    await sharp({ create: { width: 40, height: 50, channels: 4, background } }).toFile(path)

    expect(pixelAt(await readFilePhoto(path, 180), 20, 20)).toEqual([0xec, 0xea, 0xe6])
  })

  it.each([
    ['text', 'photo.jpg', 'not a photo', /unsupported image format/],
    ['cut short', 'photo.png', '\x89PNG\r\n\x1A\n', /./],
    [
      'a drawing',
      'photo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>',
      /is no photo but svg/,
    ],
  ])('is refused when it is %s', async (_what, name, content, reason) => {
    const path = join(await createTemporaryFolder(), name)
    await writeFile(path, content, 'latin1')

    await expect(readFilePhoto(path, 180)).rejects.toThrow(reason)
  })
})
