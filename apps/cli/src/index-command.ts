import { SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import { readStatus, requestRebuild, type IndexStatus } from '@saum/search/feed/index-files'
import { searchFolder } from './data-folder.ts'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'

const HEAD = ['shop', 'state', 'products', 'styles', 'terms', 'size', 'fresh', 'built', 'changed']
const NEVER = '-'
const MEGABYTE = 1024 * 1024

/** What the running server last said about its indexes. */
export async function indexStatusCommand(terminal: Terminal): Promise<ExitCode> {
  const folder = searchFolder(terminal)
  const statuses = await Promise.all(SHOPS.map((shop) => readStatus(folder, shop.path)))
  const now = Date.now()
  const rows = SHOPS.map((shop, index) => toRow(shop, statuses[index] ?? null, now))
  say(terminal.out, toTable([HEAD, ...rows]))
  for (const status of statuses) {
    if (status?.lastError == null) continue
    const { at, message } = status.lastError
    say(terminal.out, `${status.shopPath}: ${message} (${toAge(now - at)} ago)`)
  }
  return EXIT.done
}

/** Has the index of a shop, or of every shop, built anew; by the running server or the next start. */
export async function rebuildIndexCommand(
  terminal: Terminal,
  { shop }: { shop?: ShopPath },
): Promise<ExitCode> {
  const folder = searchFolder(terminal)
  const paths = shop === undefined ? SHOPS.map(({ path }) => path) : [shop]
  for (const path of paths) await requestRebuild(folder, path)
  say(terminal.out, `To be built anew: ${paths.join(', ')}. A running server begins at once.`)
  return EXIT.done
}

function toRow({ path }: Shop, status: IndexStatus | null, now: number): string[] {
  if (status === null) return [path, 'none yet', ...HEAD.slice(2).map(() => NEVER)]
  const { documents, styles, terms, freshDocuments, bytes, builtAt, changedAt } = status
  return [
    path,
    stateOf(status),
    ...[documents, styles, terms].map(String),
    `${(bytes / MEGABYTE).toFixed(1)} MB`,
    String(freshDocuments),
    ...[builtAt, changedAt].map((at) => (at === null ? NEVER : `${toAge(now - at)} ago`)),
  ]
}

function stateOf({ isReady, isBuilding, lastError }: IndexStatus): string {
  if (isBuilding) return 'building'
  if (lastError !== null) return 'failing'
  return isReady ? 'ready' : 'none yet'
}

/** In the largest unit that makes it at least one. */
function toAge(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  return seconds < 86_400 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`
}
