import type { Block } from '@saum/contract/content-block'
import { expect, it } from 'vitest'
import { headingLevels } from './heading-levels.ts'
import { heading, paragraph } from './test-blocks.ts'

it.each([
  ['an outline in order stays', 2, [2, 3, 4, 2, 3], [2, 3, 4, 2, 3]],
  ['no level is left out on the way down', 2, [2, 4, 4], [2, 3, 4]],
  ['a page does not begin below its title', 2, [4, 3], [2, 3]],
  ['nothing stands above the block it is in', 3, [2, 2, 3], [3, 3, 3]],
  ['the fourth level is the last', 4, [2, 4], [4, 4]],
] as const)('%s', (_, top, written, shown) => {
  const blocks = [paragraph('a'), ...written.map((level, at) => heading(`T${at}`, level))]

  expect([...headingLevels(blocks, top).values()]).toEqual(shown)
})

it('a block between may have shown a title, so what follows begins anew', () => {
  const titled: Block = { kind: 'text', title: 'T', children: [] }
  const blocks = [heading('A', 2), heading('B', 3), titled, heading('C', 4)]

  expect([...headingLevels(blocks, 2).values()]).toEqual([2, 3, 3])
})
