import { DEFAULT_SHOP, type ShopPath } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toOrderLines } from '#app/features/order/order-lines.ts'
import { anOrderItem } from '#app/features/order/test-order.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import type { WithdrawalPageFacts } from './load-withdrawal.ts'
import { VoluntaryReturnPage } from './voluntary-return-page.tsx'
import type { WithdrawalAnswer } from './withdrawal-answer.ts'
import { WithdrawalPage } from './withdrawal-page.tsx'

const NOTHING_KNOWN: WithdrawalPageFacts = { receipt: null, isReceiptUnknown: false, order: null }

const TYPED: WithdrawalAnswer = {
  step: 'check',
  typed: {
    name: 'Anna <script>',
    contract: 'DE2600000017',
    scope: '',
    email: 'anna@saum.example',
  },
  faults: {},
  requestKey: 'shown-once',
  waitMinutes: null,
}

function pageOf(
  {
    answer = null,
    page = NOTHING_KNOWN,
  }: { answer?: WithdrawalAnswer | null; page?: WithdrawalPageFacts },
  path: ShopPath = 'de',
) {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => <WithdrawalPage page={page} answer={answer} policyHref="/de/widerruf/" />,
    },
  ])
  return renderInShop(<Stub initialEntries={[`/${path}/withdrawal/`]} />, path)
}

describe('the page of a withdrawal', () => {
  it('asks for name, contract and e-mail, and for no reason and no login', () => {
    const page = pageOf({})

    expect(
      [...page.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name),
    ).toEqual(expect.arrayContaining(['name', 'contract', 'email', 'scope']))
    expect(page.match(/required=""/g)).toHaveLength(3)
    expect(wordsOf(page)).toContain('nicht anmelden und keinen Grund nennen')
  })

  it.each([
    ['de', 'Widerruf bestätigen', 'Hiermit widerrufe ich'],
    ['at', 'Widerruf bestätigen', 'Hiermit widerrufe ich'],
    ['en', 'Confirm withdrawal', 'I hereby withdraw'],
  ] as const)(
    'says in the shop %s what will be declared, with one button',
    (path, button, words) => {
      const page = pageOf({ answer: TYPED }, path)

      expect(wordsOf(page)).toContain(words)
      expect(page).toContain(`>${button}<`)
      expect(page).toContain('name="requestKey" value="shown-once"')
      expect(page).not.toContain('<script>')
    },
  )

  it('names the fields that are wrong, leads to them and keeps what was typed', () => {
    const page = pageOf({
      answer: { ...TYPED, step: 'details', faults: { email: { kind: 'email' } } },
    })

    expect(page).toContain('href="#withdrawal-email"')
    expect(wordsOf(page)).toContain('Bitte prüfe 1 Feld')
    expect(page).toMatch(/aria-invalid="true"[^>]*aria-describedby="withdrawal-email-error"/)
    expect(page).toContain('value="DE2600000017"')
  })

  it('lets one of several alike pieces be chosen, also without script', () => {
    const lines = toOrderLines([anOrderItem(1), anOrderItem(2)], DEFAULT_SHOP)
    const order = { name: 'Anna', contract: 'DE2600000017', email: 'anna@saum.example', lines }

    const page = pageOf({ page: { ...NOTHING_KNOWN, order } })

    const key = /name="counted" value="([^"]+)"/.exec(page)?.[1]
    expect(page).toContain(`<select name="counted-${key}"`)
    expect(page).toMatch(/<option value="[^"]+, 1 von 2 Stück">1</)
    expect(page).toMatch(/<option value="[^"]+, 2 Stück" selected="">2</)
    expect(page).toMatch(/<legend><h2[^>]*>Nur diese Artikel</)
  })

  it('tells day and time of the receipt and hands it out as a file', () => {
    const receipt = {
      confirmationId: 'WG8W-BWRY',
      receiptToken: 'token',
      receivedAt: '2026-11-24T08:17:00.000Z',
      email: 'anna@saum.example',
      isMatched: false,
      receiptUrl: '/de/paper/token/',
      contract: 'DE2600000017',
      scope: '',
    }

    const page = pageOf({ page: { ...NOTHING_KNOWN, receipt } })

    expect(wordsOf(page)).toContain('Eingegangen am 24. November 2026 um 09:17')
    expect(wordsOf(page)).toContain('gilt trotzdem als eingegangen')
    expect(page).toMatch(/href="\/de\/paper\/token\/"[^>]*download=""/)
  })

  it('names the last day to hand the parcel in, on which somebody takes it, and of the money', () => {
    const receipt = {
      confirmationId: 'WG8W-BWRY',
      receiptToken: 'token',
      // Saturday in Berlin already; two weeks later it is Christmas.
      receivedAt: '2026-12-11T23:30:00.000Z',
      email: 'anna@saum.example',
      isMatched: true,
      receiptUrl: '/de/paper/token/',
    }

    const words = wordsOf(pageOf({ page: { ...NOTHING_KNOWN, receipt } }))

    expect(words).toContain('Montag, 28. Dezember')
    expect(words).toContain('Samstag, 26. Dezember')
  })
})

describe('the page of a return where the law knows no withdrawal', () => {
  it.each(['ch', 'fr-ch'] as const)(
    'explains it in the shop %s and leads to the portal',
    (path) => {
      const Stub = createRoutesStub([
        { path: '*', Component: () => <VoluntaryReturnPage policyHref={null} /> },
      ])

      const page = renderInShop(<Stub initialEntries={[`/${path}/withdrawal/`]} />, path)

      expect(page).toContain(`href="/${path}/returns-portal/"`)
      expect(wordsOf(page)).toMatch(/Schweizer Recht|droit suisse/)
      expect(page).not.toContain('<form')
    },
  )
})
