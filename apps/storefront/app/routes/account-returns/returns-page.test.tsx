import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { anOrderOfAnna, routeArgs, thrownBy } from '#app/server/test-customer-context.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { ReturnsPage } from './returns-page.tsx'
import { loader } from './route.tsx'

function rendered(element: React.ReactElement): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderInShop(<Stub initialEntries={['/de/account/returns/']} />)
}

describe('the list of returns', () => {
  const RETURN = {
    id: 'r-1',
    orderId: 7,
    orderNumber: 'DE2600000017',
    state: 'announced',
    createdAt: '2026-11-20T09:42:00.000Z',
    updatedAt: '2026-11-20T09:42:00.000Z',
    sendBackUntil: '2026-12-04',
    itemCount: 1,
    refundCents: 12_995,
    currencyCode: 'EUR',
  } as const

  it('says until when a parcel is to be handed over, then what comes back', () => {
    const returns = [RETURN, { ...RETURN, id: 'r-2', state: 'refunded' as const }]

    const page = rendered(<ReturnsPage returns={returns} page={1} lastPage={1} />)

    const words = wordsOf(page)
    expect(words).toContain('Bitte bis 4. Dezember 2026 abgeben Angemeldet')
    expect(words).toContain('Erstattung 129,95 € Erstattet')
    expect(page).toContain('href="/de/account/returns/?order=7&amp;return=r-1"')
  })

  it('leads to the orders while there is none', () => {
    const page = rendered(<ReturnsPage returns={[]} page={1} lastPage={1} />)

    expect(wordsOf(page)).toContain('Noch keine Rückgabe')
    expect(page).toContain('href="/de/account/orders/"')
  })
})

describe('one return', () => {
  it('is opened with the link of its order, by who has ordered', async () => {
    const { anna, ben, orderId } = await anOrderOfAnna()
    const open = ({ context }: typeof anna) =>
      loader(routeArgs(context, `/de/account/returns/?order=${orderId}&return=r-1`, { params: {} }))

    const own = await thrownBy(() => open(anna))
    const foreign = await thrownBy(() => open(ben))

    const location = own instanceof Response ? own.headers.get('location') : ''
    expect(location).toMatch(/^\/de\/returns-portal\/\?order=.+&return=r-1$/)
    expect(foreign).toMatchObject({ init: { status: 404 } })
  })
})
