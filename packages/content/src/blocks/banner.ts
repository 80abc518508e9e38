import { given, type MakeBlock } from '../block-maker.ts'

export const makeBanner: MakeBlock = (fields) => ({
  kind: 'banner',
  size: fields.oneOf('size', ['hero', 'wide']) ?? 'wide',
  title: fields.need('title', fields.words('title'), []),
  picture: fields.needPicture('picture'),
  ...given({
    text: fields.text('text'),
    link: fields.link(),
    phonePicture: fields.picture('phonePicture'),
  }),
})
