import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { AccountPage } from './account-page.tsx'
import { AddressSection } from './address-section.tsx'

function rendered(element: React.ReactElement, at = '/de/account/', shop: ShopPath = 'de') {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderInShop(<Stub initialEntries={[at]} />, shop)
}

describe('every page of the account', () => {
  const page = rendered(
    <AccountPage title="Bestellungen" current="orders">
      …
    </AccountPage>,
  )

  it('has one headline and says where in the account it is', () => {
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page.match(/aria-current="page"/g)).toHaveLength(1)
    expect(page).toMatch(/href="\/de\/account\/orders\/"[^>]*aria-current="page"/)
  })

  it('logs out by a form and never by a link', () => {
    expect(page).toContain('<form action="/de/logout/" method="post">')
    expect(page).not.toContain('href="/de/logout/"')
  })

  it('is shown to no search engine', () => {
    expect(page).toContain('content="noindex, follow"')
  })
})

describe('the addresses on the page of the profile', () => {
  const ADDRESS = {
    id: 7,
    lines: ['Anna Faden', 'Nadelweg 7', '10115 Berlin'],
    isLocker: false,
    isDefault: { billing: true, shipping: false },
  }

  it('say what they are taken for and offer the other use', () => {
    const section = rendered(<AddressSection addresses={[ADDRESS]} />)

    expect(wordsOf(section)).toContain('Standard für Rechnungen')
    expect(wordsOf(section)).toContain('Als Standard für Lieferungen')
    expect(wordsOf(section)).not.toContain('Als Standard für Rechnungen')
  })

  it('never take a locker for bills', () => {
    const locker = { ...ADDRESS, isLocker: true, isDefault: { billing: false, shipping: true } }

    const section = rendered(<AddressSection addresses={[locker]} />)

    expect(wordsOf(section)).not.toContain('Als Standard für Rechnungen')
  })

  it.each([
    [[], 'Noch keine Adresse gespeichert'],
    [null, 'lassen sich gerade nicht laden'],
  ])('tell why there are none: %j', (addresses, words) => {
    expect(wordsOf(rendered(<AddressSection addresses={addresses} />))).toContain(words)
  })

  it('repeat only what the shop could have said', () => {
    const says = (what: string) =>
      wordsOf(rendered(<AddressSection addresses={[]} />, `/de/account/?address=${what}`))

    expect(says('saved')).toContain('Adresse gespeichert')
    for (const other of ['constructor', '%3Cb%3E', '']) {
      expect(says(other)).toBe(wordsOf(rendered(<AddressSection addresses={[]} />)))
    }
  })

  it.each(SHOPS)('have words in /$path/', ({ path }) => {
    const section = rendered(<AddressSection addresses={[ADDRESS]} />, '/', path)

    expect(section).toContain(`/${path}/account/address/`)
  })
})
