import { html } from 'hono/html'
import type { FUNNEL_STEPS, Report } from '@saum/contract/report'
import { writeCount, writeShare } from './number-words.ts'

type Markup = ReturnType<typeof html>
type Step = Report['funnel'][number]

const NAMES: Readonly<Record<(typeof FUNNEL_STEPS)[number], string>> = {
  visit: 'Visited the shop',
  product: 'Looked at a product',
  basket: 'Used the basket',
  checkout: 'Began the checkout',
  order: 'Ordered',
}

export function funnelList(funnel: Report['funnel']): Markup {
  return html`<ol class="funnel">
    ${funnel.map((step, index) => stepRow(step, funnel[index + 1]))}
  </ol>`
}

function stepRow({ step, visits, share }: Step, next: Step | undefined): Markup {
  return html`<li>
    <h3>${NAMES[step]}</h3>
    <svg class="meter" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="1" />
      <rect class="bar" width="${share * 100}" height="1" />
    </svg>
    <span>${writeCount(visits)}<i class="unseen"> visits, </i></span>
    <span>${writeShare(share)}</span>
    ${next === undefined || visits === 0 ? '' : lossOf(visits, next.visits)}
  </li>`
}

function lossOf(visits: number, left: number): Markup {
  const lost = visits - left
  return html`<p class="soft">${writeShare(lost / visits)} end here (${writeCount(lost)})</p>`
}
