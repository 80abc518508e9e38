import { describe, expect, it } from 'vitest'
import { codeInCall, codeInForm } from './tried-code.ts'

describe('the code somebody tries', () => {
  it.each([
    ['applyVoucher', { code: 'WINTER10', promotionCode: 7 }],
    ['getApplicablePromotionsByCode', { promotionCode: 'WINTER10', code: 7 }],
    ['updateBasketItem', { update: { promotionId: 'p', promotionCode: 'WINTER10' } }],
  ])('is found in %s, whatever else is in it', (name, payload) => {
    expect(codeInCall(name, JSON.stringify({ payload }))).toBe('WINTER10')
  })

  it('is found however its name is written', () => {
    const body = String.raw`{"payload":{"update":{"promotion\u0043ode":"WINTER10"}}}`

    expect(codeInCall('updateBasketItem', body)).toBe('WINTER10')
  })

  it.each([
    ['updateBasketItem', '{"payload":{"update":{"quantity":2}}}'],
    ['addItemToBasket', '{"payload":{"code":"WINTER10"}}'],
    ['applyVoucher', '{"payload":{"code":10}}'],
    ['applyVoucher', '{"payload":null}'],
    ['applyVoucher', '["payload"'],
  ])('is none in a call the shop reads none from: %s %s', (name, body) => {
    expect(codeInCall(name, body)).toBeNull()
  })

  it.each([
    ['as browsers send it', new URLSearchParams({ intent: 'voucher', code: 'WINTER10' })],
    ['in parts', formData({ intent: 'voucher', code: 'WINTER10' })],
  ])('is found in a form %s, which can still be read', async (_, body) => {
    const request = aForm(body)

    expect(await codeInForm(request)).toBe('WINTER10')
    expect((await request.formData()).get('code')).toBe('WINTER10')
  })

  it.each([
    ['that wants something else', new URLSearchParams({ intent: 'add', code: 'WINTER10' })],
    ['that names none', new URLSearchParams({ intent: 'voucher' })],
    ['that is none', 'intent=voucher&code=WINTER10'],
  ])('is none in a form %s', async (_, body) => {
    expect(await codeInForm(aForm(body))).toBeNull()
  })
})

function aForm(body: string | FormData | URLSearchParams): Request {
  return new Request('http://localhost:3000/de/cart/', { method: 'POST', body })
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
