import { given, type MakeBlock } from '../block-maker.ts'
import { endOf } from '../moment.ts'

export const makeCountdown: MakeBlock = (fields, { shop }) => {
  const until = fields.key('until')
  const end = until === undefined ? null : endOf(until, shop.timeZone)
  return {
    kind: 'countdown',
    title: fields.needText('title'),
    until: fields.need('until', end === null ? undefined : new Date(end).toISOString(), ''),
    ...given({
      text: fields.text('text'),
      link: fields.link(),
      afterwards: fields.text('afterwards'),
    }),
  }
}
