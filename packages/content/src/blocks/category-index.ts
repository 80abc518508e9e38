import type { MakeBlock } from '../block-maker.ts'

export const makeCategoryIndex: MakeBlock = (fields) => ({
  kind: 'categoryIndex',
  title: fields.needText('title'),
})
