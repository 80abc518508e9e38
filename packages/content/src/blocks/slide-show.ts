import type { Slide } from '@saum/contract/content-block'
import { given, type MakeBlock } from '../block-maker.ts'
import type { Fields } from '../fields.ts'
import { partsOf } from '../parts.ts'

export const makeSlideShow: MakeBlock = (fields, making) => {
  const slides = partsOf({ fields, making, field: 'slides', type: 'slide' }, toSlide)
  return { kind: 'slideShow', title: fields.needText('title'), slides }
}

function toSlide(fields: Fields): Slide {
  return {
    title: fields.needText('title'),
    picture: fields.needPicture('picture'),
    ...given({ text: fields.text('text'), link: fields.link() }),
  }
}
