import { plainText, type AccordionEntry } from '@saum/contract/content-block'
import { given, type MakeBlock } from '../block-maker.ts'
import { partsOf } from '../parts.ts'

export const makeAccordion: MakeBlock = (fields, making) => ({
  kind: 'accordion',
  ...given({ title: fields.text('title') }),
  entries: partsOf({ fields, making, field: 'items', type: 'accordionItem' }, (item) => {
    const title = item.need('title', item.words('title'), [])
    const children = item.need('body', item.blocks('body'), [])
    const entry: AccordionEntry = {
      id: item.missing.length > 0 ? '' : making.anchors(plainText(title)),
      title,
      children,
    }
    return entry
  }),
  isFaq: fields.flag('isFaq'),
})
