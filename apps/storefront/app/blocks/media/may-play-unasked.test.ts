import { describe, expect, it } from 'vitest'
import { mayPlayUnasked, type Surroundings } from './may-play-unasked.ts'

const CALM: Surroundings = { prefersStillness: false, savesData: false, connection: undefined }

describe('a moving picture nobody asked for', () => {
  it.each([undefined, '3g', '4g'])('may play on a connection that is %s', (connection) => {
    expect(mayPlayUnasked({ ...CALM, connection })).toBe(true)
  })

  it.each([
    ['motion', { prefersStillness: true }],
    ['data', { savesData: true }],
    ['patience', { connection: '2g' }],
    ['a lot of patience', { connection: 'slow-2g' }],
  ])('stands still where it would cost %s', (_what, surroundings) => {
    expect(mayPlayUnasked({ ...CALM, connection: '4g', ...surroundings })).toBe(false)
  })
})
