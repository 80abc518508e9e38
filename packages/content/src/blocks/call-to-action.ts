import { given, type MakeBlock } from '../block-maker.ts'

export const makeCallToAction: MakeBlock = (fields) => ({
  kind: 'callToAction',
  link: fields.needLink(),
  ...given({ title: fields.text('title'), text: fields.text('text') }),
})
