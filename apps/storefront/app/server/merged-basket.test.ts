import { describe, expect, it } from 'vitest'
import { countPieces, mergeOutcome, withMergeMark } from './merged-basket.ts'

const DRESS = 330_101
const SCARF = 330_202

describe('[2.35] the basket a visitor had before the login', () => {
  it.each([
    ['only moved', [[DRESS, 1]], [[DRESS, 1]], 'nothing'],
    ['was empty', [], [[DRESS, 2]], 'nothing'],
    [
      'met another one',
      [[DRESS, 1]],
      [
        [DRESS, 1],
        [SCARF, 1],
      ],
      'merged',
    ],
    ['met more of the same', [[DRESS, 1]], [[DRESS, 3]], 'merged'],
    [
      'found no room for something',
      [
        [DRESS, 1],
        [SCARF, 1],
      ],
      [[SCARF, 1]],
      'partly',
    ],
    [
      'had more than there are',
      [[DRESS, 3]],
      [
        [DRESS, 2],
        [SCARF, 9],
      ],
      'partly',
    ],
  ] as const)('%s', (_what, before, after, outcome) => {
    const pieces = (list: readonly (readonly [number, number])[]) => new Map(list)

    expect(mergeOutcome(pieces(before), pieces(after))).toBe(outcome)
  })

  it('is told by a mark that no server sees, and never in place of another', () => {
    expect(withMergeMark('/de/p/kleid-7/?size=38', 'partly')).toBe(
      '/de/p/kleid-7/?size=38#basket-partly',
    )
    expect(withMergeMark('/de/', 'nothing')).toBe('/de/')
    expect(withMergeMark('/de/s/hilfe/#konto', 'merged')).toBe('/de/s/hilfe/#konto')
  })

  it('keeps nobody out where it cannot be read', async () => {
    const broken = { call: () => Promise.reject(new Error('The basket is down')) }

    expect(await countPieces(broken)).toEqual(new Map())
    expect(await countPieces(null)).toEqual(new Map())
  })
})
