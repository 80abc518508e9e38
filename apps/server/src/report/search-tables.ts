import { html } from 'hono/html'
import type { Report } from '@saum/contract/report'
import { writeCount, writeShare } from './number-words.ts'

type Markup = ReturnType<typeof html>

export function searchTables({ all, empty, top, topEmpty }: Report['searches']): Markup {
  if (all === 0) return html`<p>Nobody has searched yet.</p>`
  const inVain = empty === 0 ? 'all of them found something' : `${writeShare(empty / all)} in vain`
  return html`<p>${writeCount(all)} searches, ${inVain}.</p>
    <div class="columns">
      <table>
        <caption class="unseen">
          What is searched for most
        </caption>
        <thead>
          <tr>
            <th scope="col">Searched for</th>
            <th scope="col">Searches</th>
            <th scope="col">In vain</th>
          </tr>
        </thead>
        <tbody>
          ${top.map((row) => queryRow(row.query, row.searches, row.empty / row.searches))}
        </tbody>
      </table>
      ${topEmpty.length === 0 ? '' : emptyTable(topEmpty)}
    </div>`
}

function emptyTable(rows: Report['searches']['topEmpty']): Markup {
  return html`<table>
    <caption class="unseen">
      What is searched for in vain most
    </caption>
    <thead>
      <tr>
        <th scope="col">Found nothing for</th>
        <th scope="col">Times</th>
        <th scope="col">Of its searches</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => queryRow(row.query, row.empty, row.empty / row.searches))}
    </tbody>
  </table>`
}

function queryRow(query: string, times: number, share: number): Markup {
  return html`<tr>
    <td>${query}</td>
    <td>${writeCount(times)}</td>
    <td class="soft">${share === 0 ? '–' : writeShare(share)}</td>
  </tr>`
}
