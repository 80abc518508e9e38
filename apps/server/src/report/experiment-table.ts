import { html } from 'hono/html'
import type { Report } from '@saum/contract/report'
import { verdictOn } from './experiment-verdict.ts'
import { writeCount, writeShare } from './number-words.ts'

type Markup = ReturnType<typeof html>
type Variant = Report['experiments'][number]

export function experimentTable(experiments: Report['experiments']): Markup {
  if (experiments.length === 0) return html`<p>No versions are being compared.</p>`
  return html`<table>
    <caption class="unseen">
      Versions of pages that are compared
    </caption>
    <thead>
      <tr>
        <th scope="col">Version</th>
        <th scope="col">Visits</th>
        <th scope="col">Orders</th>
        <th scope="col">Orders per visit</th>
        <th scope="col">Difference</th>
      </tr>
    </thead>
    <tbody>
      ${experiments.map((one) => variantRow(one, firstOf(one, experiments)))}
    </tbody>
  </table>`
}

/** The version the others of an experiment are compared with. */
function firstOf({ experiment }: Variant, experiments: readonly Variant[]): Variant | undefined {
  return experiments.find((one) => one.experiment === experiment)
}

function variantRow(one: Variant, first: Variant | undefined): Markup {
  const { experiment, variant, visits, orders } = one
  return html`<tr>
    <td>${experiment} <span class="soft">${variant}</span></td>
    <td>${writeCount(visits)}</td>
    <td>${writeCount(orders)}</td>
    <td>${visits === 0 ? '–' : writeShare(orders / visits)}</td>
    <td class="soft">${first === undefined || first === one ? '–' : verdictOn(first, one)}</td>
  </tr>`
}
