import { given, type MakeBlock } from '../block-maker.ts'

export const makeOutfit: MakeBlock = (fields) => ({
  kind: 'outfit',
  title: fields.needText('title'),
  outfitId: fields.need('outfitId', fields.number('outfitId'), 0),
  ...given({ text: fields.text('text'), link: fields.link() }),
})
