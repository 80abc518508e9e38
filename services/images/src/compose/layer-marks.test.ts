import { describe, expect, it } from 'vitest'
import { unpackMarks } from './layer-marks.ts'

/** Four by four marks of plain cloth with a button of two by two in the middle. */
const BUTTON = {
  width: 4,
  height: 4,
  rgba: Uint8Array.from([0, 0, 0, 0, 0, 100, 100, 0, 0, 100, 100, 0, 0, 0, 0, 0]),
}

function placed(size: number) {
  return { width: size, height: size, innerWidth: size, innerHeight: size, left: 0, top: 0 }
}

describe('the marks of a view', () => {
  it('are what they are at their own size', () => {
    const { trim } = unpackMarks(BUTTON, placed(4))

    expect([...trim]).toEqual([...BUTTON.rgba].map((mark) => (mark === 100 ? 255 : 0)))
  })

  it('keep their share of a smaller picture', () => {
    expect([...unpackMarks(BUTTON, placed(2)).trim]).toEqual([64, 64, 64, 64])
  })

  it('have no holes in a larger picture', () => {
    const { trim, inside, stitch } = unpackMarks(BUTTON, placed(8))

    const middle = [3, 4].flatMap((y) => [3, 4].map((x) => trim[y * 8 + x]))
    expect(middle).toEqual([255, 255, 255, 255])
    expect(trim[0]).toBe(0)
    expect([...inside, ...stitch].every((share) => share === 0)).toBe(true)
  })
})
