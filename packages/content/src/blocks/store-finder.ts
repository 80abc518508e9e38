import { given, type MakeBlock } from '../block-maker.ts'

export const makeStoreFinder: MakeBlock = (fields) => ({
  kind: 'storeFinder',
  title: fields.needText('title'),
  text: fields.needText('text'),
  ...given({ picture: fields.picture('picture') }),
})
