import type { MakeBlock } from '../block-maker.ts'

export const makeRecentlyViewed: MakeBlock = (fields) => ({
  kind: 'recentlyViewed',
  title: fields.needText('title'),
})
