import type { MakeBlock } from '../block-maker.ts'
import { partsOf } from '../parts.ts'

export const makePromises: MakeBlock = (fields, making) => ({
  kind: 'promises',
  title: fields.needText('title'),
  items: partsOf({ fields, making, field: 'items', type: 'promise' }, (item) => ({
    title: item.needText('title'),
    text: item.need('body', item.inlines('body'), []),
  })),
})
