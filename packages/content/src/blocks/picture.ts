import { given, type MakeBlock } from '../block-maker.ts'

export const makePicture: MakeBlock = (fields) => ({
  kind: 'picture',
  picture: fields.needPicture('picture'),
  ...given({
    caption: fields.words('caption'),
    width: fields.oneOf('width', ['text', 'wide']),
  }),
})
