import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { heroGround } from './hero-ground.ts'

function aThumbhash(): string {
  const pixels = Uint8Array.from({ length: 32 * 40 * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : 90,
  )
  return Buffer.from(rgbaToThumbHash(32, 40, pixels)).toString('base64')
}

describe('the ground of the first picture', () => {
  it('is a picture so small that the page hardly grows', () => {
    const ground = heroGround(aThumbhash()) ?? ''

    expect(ground).toMatch(/url\(data:image\/png;base64,[\w+/=]+\)$/)
    expect(ground.length).toBeLessThan(700)
  })

  it('is missing when the range has something else in its place', () => {
    expect(heroGround('')).toBeNull()
    expect(heroGround('AA==')).toBeNull()
  })
})
