import { given, type MakeBlock } from '../block-maker.ts'

export const makeNewsletter: MakeBlock = (fields) => ({
  kind: 'newsletter',
  title: fields.needText('title'),
  text: fields.needText('text'),
  ...given({ note: fields.inlines('note') }),
})
