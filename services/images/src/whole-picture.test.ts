import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isWholePicture } from './whole-picture.ts'

async function aPicture(format: 'avif' | 'webp'): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 50, channels: 3, background: '#446' } })
  return new Uint8Array(await image.toFormat(format).toBuffer())
}

describe.each(['webp', 'avif'] as const)('a %s file', (format) => {
  it('is whole as it was encoded, and not when anything is missing at its end', async () => {
    const bytes = await aPicture(format)

    expect(isWholePicture(bytes, format)).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.byteLength - 1 }), (length) => {
        expect(isWholePicture(bytes.slice(0, length), format)).toBe(false)
      }),
    )
  })

  it('is not taken for the other format', async () => {
    const other = format === 'webp' ? 'avif' : 'webp'

    expect(isWholePicture(await aPicture(format), other)).toBe(false)
  })

  it('is never found in noise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(isWholePicture(new Uint8Array(noise), format)).toBe(false)
      }),
    )
  })
})
