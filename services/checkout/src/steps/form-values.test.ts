import { describe, expect, it } from 'vitest'
import { readForm } from './form-values.ts'

async function sent(fields: Record<string, string>) {
  const form = await readForm(
    new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) }),
  )
  if (form === null) throw new Error('No form of ours')
  return form
}

describe('the id of something a shopper has chosen', () => {
  it('is read up to the largest one the shop gives', async () => {
    const form = await sent({ savedAddressId: String(Number.MAX_SAFE_INTEGER) })

    expect(form.id('savedAddressId')).toBe(Number.MAX_SAFE_INTEGER)
  })

  it.each(['', '-1', '1.5', '9007199254740993', '9'.repeat(40), 'one'])(
    'is none where somebody sends %j',
    async (savedAddressId) => {
      const form = await sent({ savedAddressId })

      expect(form.id('savedAddressId')).toBeUndefined()
    },
  )
})

describe('a form of the checkout', () => {
  it('is none of ours with more fields than any of them has', async () => {
    const form = await readForm(
      new Request('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a&'.repeat(600),
      }),
    )

    expect(form).toBeNull()
  })
})
