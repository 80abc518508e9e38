import type { MakeBlock } from '../block-maker.ts'

export const makeSizeChart: MakeBlock = (fields) => ({
  kind: 'sizeChart',
  family: fields.need('family', fields.key('family'), ''),
})
