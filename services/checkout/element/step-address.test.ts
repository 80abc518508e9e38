import { describe, expect, it } from 'vitest'
import { stepOf, withStep } from './step-address.ts'

const PAGE = 'https://saum.example/de/checkout/'

describe('the address of a step', () => {
  it('leads back to it', () => {
    expect(stepOf(withStep(PAGE, 'delivery'))).toBe('delivery')
  })

  it('says nothing any more of what was said about the step before', () => {
    const address = `${PAGE}?step=delivery&payment=failed&notice=too-long&utm=1`

    expect(withStep(address, 'review')).toBe(`${PAGE}?utm=1&step=review`)
  })

  it('is the bare page once there is an order, or nothing to order', () => {
    expect(withStep(`${PAGE}?step=review`, 'ordered')).toBe(PAGE)
    expect(withStep(`${PAGE}?step=review`, 'empty')).toBe(PAGE)
  })
})
