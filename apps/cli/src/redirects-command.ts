import type { RedirectStatus } from '@saum/contract/redirect'
import { findShopById, type ShopPath } from '@saum/domain/shops'
import type { Redirect } from '@saum/shop/redirect/follow-redirects'
import type { Inspection } from '@saum/shop/redirect/inspect-redirects'
import {
  addRedirect,
  checkRedirects,
  collapseChains,
  removeRedirect,
} from '@saum/shop/redirect/operate-redirects'
import { listHits, listMisses } from '@saum/shop/redirect/redirect-count-storage'
import { listRedirects } from '@saum/shop/redirect/redirect-storage'
import { EXIT, type ExitCode } from './exit-code.ts'
import { importCommand, type ImportOptions } from './import-command.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

export interface ShopChoice {
  shop?: ShopPath
}

export interface AddOptions extends ShopChoice {
  status: RedirectStatus
}

const NO_ROWS = 'There are none.'

export async function listRedirectsCommand(
  terminal: Terminal,
  { shop, limit }: ShopChoice & { limit: number },
): Promise<ExitCode> {
  const all = await withDatabase(terminal, (db) => listRedirects(db.sql))
  const wanted = all.filter(({ shopId }) => shop === undefined || shopText(shopId) === shop)
  const shown = wanted.slice(0, limit)
  const rows = shown.map((one) => [...pairOf(one), String(one.statusCode)])
  sayTable(terminal, ['shop', 'source', 'target', 'status'], rows)
  if (wanted.length > shown.length) say(terminal.out, `… and ${wanted.length - shown.length} more`)
  return EXIT.done
}

export async function addRedirectCommand(
  terminal: Terminal,
  { source, target }: Pick<Redirect, 'source' | 'target'>,
  { shop, status }: AddOptions,
): Promise<ExitCode> {
  const document = { shopPath: shop ?? null, source, target, statusCode: status }
  return withDatabase(terminal, async (db) => {
    const outcome = await addRedirect(db, document)
    if (!outcome.ok) {
      for (const { field, reason } of outcome.refusal.faults)
        say(terminal.err, `${field} ${reason}`)
      return EXIT.nothingDone
    }
    say(
      terminal.out,
      `${shopText(outcome.value.shopId)} ${outcome.value.source} leads to ${target}`,
    )
    tellChains(terminal, await checkRedirects(db), outcome.value)
    return EXIT.done
  })
}

export async function removeRedirectCommand(
  terminal: Terminal,
  source: string,
  { shop }: ShopChoice,
): Promise<ExitCode> {
  const isDone = await withDatabase(terminal, (db) =>
    removeRedirect(db, { shopPath: shop ?? null, source }),
  )
  if (isDone) say(terminal.out, `${source} leads nowhere any more.`)
  else say(terminal.err, `There is no redirect of ${source} for ${shop ?? 'all shops'}.`)
  return isDone ? EXIT.done : EXIT.nothingDone
}

export async function importRedirectsCommand(
  terminal: Terminal,
  files: readonly string[],
  options: Omit<ImportOptions, 'mode'>,
): Promise<ExitCode> {
  const code = await importCommand(terminal, files, {
    ...options,
    kind: 'redirects',
    mode: 'delta',
  })
  const found = await withDatabase(terminal, checkRedirects)
  tellChains(terminal, found)
  return code
}

export async function checkRedirectsCommand(
  terminal: Terminal,
  { collapse: isCollapse = false }: { collapse?: boolean },
): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    if (isCollapse) {
      const { collapsed } = await collapseChains(db)
      say(terminal.out, `${collapsed.length} lead to their end at once now.`)
    }
    const found = await checkRedirects(db)
    const circles = new Set(
      found.circles.map((circle) => circle.map(placeText).toSorted().join(', ')),
    )
    for (const circle of circles) say(terminal.out, `circle, leads nowhere: ${circle}`)
    tellChains(terminal, found)
    if (circles.size + found.chains.length === 0) say(terminal.out, 'No circles, no chains.')
    return circles.size === 0 ? EXIT.done : EXIT.someRefused
  })
}

export async function listHitsCommand(
  terminal: Terminal,
  { limit }: { limit: number },
): Promise<ExitCode> {
  const counted = await withDatabase(terminal, (db) => listHits(db.sql, limit))
  const rows = counted.map((one) => [String(one.hits), one.lastDay ?? 'never', ...pairOf(one)])
  sayTable(terminal, ['hits', 'last', 'shop', 'source', 'target'], rows)
  return EXIT.done
}

export async function listMissesCommand(
  terminal: Terminal,
  { limit }: { limit: number },
): Promise<ExitCode> {
  const missed = await withDatabase(terminal, (db) => listMisses(db.sql, limit))
  const rows = missed.map(({ shopId, path, referrerHost, hits, lastDay }) => [
    String(hits),
    lastDay,
    shopText(shopId),
    path,
    referrerHost || '-',
  ])
  sayTable(terminal, ['hits', 'last', 'shop', 'path', 'linked from'], rows)
  return EXIT.done
}

/** Shoppers take one step; the table says it in several. */
function tellChains(terminal: Terminal, { chains }: Inspection, only?: Redirect): void {
  const told = new Set<string>()
  for (const { redirect, way } of chains) {
    if (only !== undefined && placeText(redirect) !== placeText(only)) continue
    const over = way.redirects.slice(1).map(({ source }) => source)
    told.add(`chain: ${placeText(redirect)} over ${over.join(', ')} ends at ${way.target}`)
  }
  for (const line of told) say(terminal.out, line)
}

function sayTable(terminal: Terminal, head: string[], rows: string[][]): void {
  say(terminal.out, rows.length === 0 ? NO_ROWS : toTable([head, ...rows]))
}

function pairOf({ shopId, source, target }: Redirect): string[] {
  return [shopText(shopId), source, target]
}

function placeText({ shopId, source }: Redirect): string {
  return `${shopText(shopId)} ${source}`
}

function shopText(shopId: number): string {
  return findShopById(shopId)?.path ?? 'all'
}
