import type { MakeBlock } from '../block-maker.ts'
import { pictureOf } from '../media.ts'

export const makeImageSlider: MakeBlock = (fields, { reading }) => {
  const pictures = fields.assets('pictures').flatMap((asset) => pictureOf(asset, reading) ?? [])
  return {
    kind: 'imageSlider',
    title: fields.needText('title'),
    pictures: fields
      .need('pictures', pictures.length > 0 ? pictures : undefined, [])
      .map((picture) => ({ picture })),
  }
}
