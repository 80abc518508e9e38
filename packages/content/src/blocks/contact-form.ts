import type { MakeBlock } from '../block-maker.ts'

export const makeContactForm: MakeBlock = (fields) => ({
  kind: 'contactForm',
  title: fields.needText('title'),
})
