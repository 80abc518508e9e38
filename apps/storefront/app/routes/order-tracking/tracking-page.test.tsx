import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { anEvent, aParcel } from '#app/features/order/test-parcel.ts'
import { renderInShop } from '#app/ui/test-render.tsx'
import { accessAfter, NOTHING_ASKED, type TrackingAnswer } from './tracking-answer.ts'
import { TrackingPage } from './tracking-page.tsx'

function rendered(answer: TrackingAnswer): string {
  const page = () => <TrackingPage answer={answer} isDeadLink={false} />
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  return renderInShop(<Stub initialEntries={['/de/order-trackform/']} />)
}

const typed = { orderNumber: 'DE26000001-7', match: 'anna@saum.example' }
const found: TrackingAnswer = {
  ...NOTHING_ASKED,
  typed,
  access: accessAfter(typed),
  tracked: {
    orderNumber: typed.orderNumber,
    status: 'order_open',
    state: 'ordered',
    packages: [aParcel()],
    events: [anEvent('ordered', '16')],
  },
}

describe('[2.14] the page to track an order', () => {
  it('answers before it asks again, so that nobody has to look for it below the form', () => {
    const page = rendered(found)

    expect(page.indexOf('id="tracked"')).toBeGreaterThan(-1)
    expect(page.indexOf('id="tracked"')).toBeLessThan(page.indexOf('id="track-number"'))
  })

  it.each([
    ['asks for the number', NOTHING_ASKED],
    ['shows where the order is', found],
    [
      'asks for the code',
      { ...found, tracked: null, access: { ...accessAfter(typed), step: 'code' } },
    ],
  ] satisfies [string, TrackingAnswer][])('has one main headline when it %s', (_, answer) => {
    expect(rendered(answer).match(/<h1/g)).toHaveLength(1)
  })
})
