import { SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import { zeroResultRows } from '@saum/search/events/zero-results'
import { readSavedSignals } from '@saum/search/events/saved-signals'
import {
  explainQuery,
  type ExplainedProduct,
  type ExplainedQuery,
} from '@saum/search/explain/explain-query'
import { openSavedSearch } from '@saum/search/explain/open-saved-search'
import { searchFolder, SEARCH_VOCABULARY, searchRulesFile } from './data-folder.ts'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'

export interface ExplainOptions {
  shop: ShopPath
  limit: number
}

/** Why the products for a query stand where they stand, as the last saved index sees it. */
export async function explainCommand(
  terminal: Terminal,
  query: string,
  { shop: path, limit }: ExplainOptions,
): Promise<ExitCode> {
  const shop = shopAt(path)
  const search = await openSavedSearch(shop, {
    folder: searchFolder(terminal),
    vocabularyFile: SEARCH_VOCABULARY,
    rulesFile: searchRulesFile(terminal),
  })
  if (search === null) {
    say(terminal.err, `There is no index of ${path} yet. A running server builds it.`)
    return EXIT.nothingDone
  }
  const explained = await explainQuery(search, query, limit)
  say(terminal.out, describeQuery(query, explained))
  if (explained.products.length > 0) {
    say(terminal.out, toTable([PRODUCT_HEAD, ...explained.products.map(toRow)]))
  }
  return EXIT.done
}

/** What visitors asked for and did not find. */
export async function zeroResultsCommand(
  terminal: Terminal,
  { shop: path, limit }: ExplainOptions,
): Promise<ExitCode> {
  const signals = await readSavedSignals(searchFolder(terminal), shopAt(path).shopId, Date.now)
  const rows = signals === null ? [] : zeroResultRows(signals, limit)
  if (rows.length === 0) {
    say(terminal.out, `Every search in ${path} has found something.`)
    return EXIT.done
  }
  const table = rows.map(({ query, searches }) => [query, String(searches)])
  say(terminal.out, toTable([['query', 'searches'], ...table]))
  return EXIT.done
}

const PRODUCT_HEAD = ['', 'product', 'score', 'merit', 'boost', 'name', 'because of']

function toRow({ name, color, isPinned, explanation }: ExplainedProduct, at: number): string[] {
  const { id, score, merit, boost, words } = explanation
  const reasons = words.map(
    (word) => `${word.text} → ${word.term} in ${word.field} ${word.score.toFixed(1)}`,
  )
  return [
    String(at + 1),
    String(id),
    score.toFixed(2),
    merit.toFixed(2),
    boost.toFixed(1),
    `${name}, ${color}`,
    [...(isPinned ? ['placed first by a rule'] : []), ...reasons].join('; '),
  ]
}

function describeQuery(query: string, { plan, triggers, total }: ExplainedQuery): string {
  const words = (plan.text?.words ?? []).map(({ alternatives }) =>
    alternatives
      .map((one) => {
        if (one.kind === 'all') return one.terms.join('+')
        if (one.kind === 'keyword') return `${one.field}=${one.value}`
        if (one.kind === 'prefix') return `${one.prefix}…`
        return one.kind === 'near' ? `${one.term}~` : one.term
      })
      .join(' | '),
  )
  return [
    `${total} styles for "${query}"`,
    ...(plan.correction === null ? [] : [`corrected to "${plan.correction.correctedQuery}"`]),
    ...words.map((word) => `  word: ${word}`),
    ...triggers.map(({ type, content }) => `  trigger: ${type} ${JSON.stringify(content)}`),
  ].join('\n')
}

function shopAt(path: ShopPath): Shop {
  return SHOPS.find((shop) => shop.path === path) ?? SHOPS[0]
}
