import { given, type MakeBlock } from '../block-maker.ts'

export const makeStoryList: MakeBlock = (fields) => ({
  kind: 'storyList',
  ...given({ title: fields.text('title') }),
})
