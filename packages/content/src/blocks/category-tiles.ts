import type { CategoryTile } from '@saum/contract/content-block'
import { given, type MakeBlock } from '../block-maker.ts'
import type { Fields } from '../fields.ts'
import { partsOf } from '../parts.ts'

export const makeCategoryTiles: MakeBlock = (fields, making) => ({
  kind: 'categoryTiles',
  ...given({ title: fields.text('title') }),
  tiles: partsOf({ fields, making, field: 'tiles', type: 'categoryTile' }, toTile),
  layout: fields.oneOf('layout', ['pair', 'row']) ?? 'row',
})

function toTile(fields: Fields): CategoryTile {
  return {
    categoryKey: fields.need('categoryKey', fields.key('categoryKey'), ''),
    ...given({
      label: fields.text('label'),
      text: fields.text('text'),
      picture: fields.picture('picture'),
    }),
  }
}
