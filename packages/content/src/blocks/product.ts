import { given, type MakeBlock } from '../block-maker.ts'

export const makeProduct: MakeBlock = (fields) => ({
  kind: 'product',
  productId: fields.need('productId', fields.number('productId'), 0),
  ...given({ text: fields.text('text') }),
})
