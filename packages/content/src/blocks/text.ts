import { given, type MakeBlock } from '../block-maker.ts'

export const makeText: MakeBlock = (fields) => ({
  kind: 'text',
  ...given({ title: fields.text('title') }),
  children: fields.need('body', fields.blocks('body'), []),
})
