import { given, type MakeBlock } from '../block-maker.ts'

export const makeGrid: MakeBlock = (fields, making) => {
  const cells = fields
    .entries('cells')
    .map((entry) => making.blocksOf(entry, fields.within))
    .filter((cell) => cell.length > 0)
  return {
    kind: 'grid',
    layout: fields.oneOf('layout', ['pair', 'thirds', 'quarters']) ?? 'pair',
    ...given({ title: fields.text('title') }),
    cells: fields.need('cells', cells.length > 0 ? cells : undefined, []),
  }
}
