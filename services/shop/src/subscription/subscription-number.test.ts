import { describe, expect, it } from 'vitest'
import { checkDigit } from '../order/order-number.ts'
import { findMentionedSubscription } from './subscription-number.ts'

describe('the number of a subscription', () => {
  it.each([
    ['AB26000001-9 2 Stück', 'AB26000001-9'],
    ['abo ab 26.000001 9', 'AB26000001-9'],
    ['AB26000001-8', null],
  ])('is found in «%s»', (text, number) => {
    expect(findMentionedSubscription(text)).toBe(number)
  })

  it('is found after the first million as well', () => {
    for (const body of ['AB261000000', 'AB261234567', 'AB3012345678']) {
      const number = `${body}-${checkDigit(body)}`

      expect(findMentionedSubscription(`Abo ${number}, bitte`)).toBe(number)
    }
  })
})
