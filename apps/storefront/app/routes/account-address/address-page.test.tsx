import { readFileSync } from 'node:fs'
import { SHOPS, DEFAULT_SHOP } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { testMessages } from '#app/messages/test-messages.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { AddressPage } from './address-page.tsx'
import { emptyAddress, type AddressAnswer } from './typed-address.ts'

const typed = emptyAddress(DEFAULT_SHOP, { firstName: 'Anna', lastName: 'Faden' })
const NOT_YET = { billing: false, shipping: false }

function rendered(answer: Partial<AddressAnswer> | null): string {
  const page = () => (
    <AddressPage
      id={null}
      typed={typed}
      isDefault={NOT_YET}
      countries={[{ value: 'DE', label: 'Deutschland' }]}
      hasLockers
      answer={answer && { typed, wanted: NOT_YET, faults: {}, refusal: null, ...answer }}
    />
  )
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  return renderInShop(<Stub initialEntries={['/de/account/address/']} />)
}

describe('the form of an address', () => {
  it('begins with the name the shop knows', () => {
    expect(rendered(null)).toMatch(/name="firstName"[^>]*value="Anna"/)
  })

  it('says above it and beside each field what is not right yet', () => {
    const page = rendered({
      faults: { company: 'web-address', zipCode: 'invalid', street: 'house-number-missing' },
    })

    const words = wordsOf(page)
    expect(words).toContain('Bitte prüfe 3 Felder')
    expect(words).toContain('Bitte ohne Internetadresse')
    expect(words).toContain('Da fehlt noch die Hausnummer.')
    expect(words).toContain('So sieht eine Postleitzahl in Deutschland aus: 10115')
    expect(page).toContain('href="#address-zipCode"')
  })

  it.each(SHOPS)('speaks like the checkout in /$path/', ({ locale }) => {
    const file = new URL(
      `../../../../../services/checkout/messages/${locale}.json`,
      import.meta.url,
    )
    const checkout = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const own = readFileSync(new URL(`../../messages/address/${locale}.json`, import.meta.url))

    const words = JSON.parse(String(own)) as Record<string, string>

    expect(Object.keys(words).length).toBeGreaterThan(15)
    for (const [key, text] of Object.entries(words))
      expect([key, text]).toEqual([key, checkout[key]])
    expect(testMessages(locale)['form.required']).toBe(checkout['required'])
  })
})
