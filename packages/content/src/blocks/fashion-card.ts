import type { MakeBlock } from '../block-maker.ts'

export const makeFashionCard: MakeBlock = (fields) => ({
  kind: 'fashionCard',
  title: fields.needText('title'),
  text: fields.needText('text'),
  link: fields.needLink(),
})
