import { given, type MakeBlock } from '../block-maker.ts'

export const makeQuote: MakeBlock = (fields) => ({
  kind: 'quote',
  children: fields.need('text', fields.blocks('text'), []),
  ...given({ source: fields.text('source') }),
})
