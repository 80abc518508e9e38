import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent, isFault } from '@saum/content-service/editing/check-content'
import { countPublished, draftRows, slugOf } from '@saum/content-service/editing/content-status'
import { plan, unplan } from '@saum/content-service/editing/plan'
import { publishDrafts } from '@saum/content-service/editing/publish'
import { describeFinding } from '@saum/content-service/space/finding'
import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { contentFolder, dataFolder } from './data-folder.ts'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText } from './money-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'

/** Names every fault and warning; ends with 1 where there is a fault. */
export function checkContentCommand(terminal: Terminal): ExitCode {
  const folder = contentFolder(terminal)
  const { findings } = checkContent(folder)
  const faults = findings.filter(isFault)
  for (const finding of findings) {
    const output = isFault(finding) ? terminal.err : terminal.out
    say(output, `${isFault(finding) ? 'fault  ' : 'warning'}  ${describeFinding(finding)}`)
  }
  const warnings = findings.length - faults.length
  say(terminal.out, `${folder}: ${faults.length} faults, ${warnings} warnings.`)
  return faults.length === 0 ? EXIT.done : EXIT.someRefused
}

export async function publishContentCommand(
  terminal: Terminal,
  ids: readonly string[],
): Promise<ExitCode> {
  const done = await publishDrafts(contentFolder(terminal), [...new Set(ids)], Date.now())
  if (!done.ok) return refuseAll(terminal, done.refusal, 'Nothing is published.')
  for (const file of done.value) say(terminal.out, `${file} is published.`)
  return EXIT.done
}

export interface ScheduleOptions {
  at: string
  unpublish?: boolean
}

/** Several things for one moment, judged together as the space will be then. */
export async function scheduleContentCommand(
  terminal: Terminal,
  ids: readonly string[],
  { at, unpublish: isUnpublish = false }: ScheduleOptions,
): Promise<ExitCode> {
  const action = isUnpublish ? 'unpublish' : 'publish'
  const wish = { ids: [...new Set(ids)], action, at } as const
  const done = await plan(contentFolder(terminal), wish, Date.now())
  if (!done.ok) return refuseAll(terminal, done.refusal, 'Nothing is planned.')
  for (const id of wish.ids) {
    say(terminal.out, `"${id}" is ${action}ed at ${toMomentText(Date.parse(at))} UTC.`)
  }
  return EXIT.done
}

/** Takes back what is planned; what happened already stays. */
export async function unscheduleContentCommand(
  terminal: Terminal,
  ids: readonly string[],
): Promise<ExitCode> {
  const done = await unplan(contentFolder(terminal), [...new Set(ids)], Date.now())
  if (!done.ok) return refuseAll(terminal, done.refusal, 'All stays planned.')
  for (const { id, action, at } of done.value) {
    say(terminal.out, `"${id}" is not ${action}ed at ${toMomentText(Date.parse(at))} UTC.`)
  }
  return EXIT.done
}

function refuseAll(terminal: Terminal, faults: readonly string[], outcome: string): ExitCode {
  for (const fault of faults) say(terminal.err, fault)
  say(terminal.err, outcome)
  return EXIT.nothingDone
}

/** What is published, drafted and planned. */
export function contentStatusCommand(terminal: Terminal): ExitCode {
  const { loaded, findings } = checkContent(contentFolder(terminal))
  if (loaded === null) {
    for (const finding of findings) say(terminal.err, describeFinding(finding))
    return EXIT.nothingDone
  }
  const counts = [...countPublished(loaded)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const table = counts.map(([type, count]) => [type, String(count)])
  say(terminal.out, toTable([['published', 'count'], ...table]))
  const drafts = draftRows(loaded, Date.now())
  if (drafts.length === 0) say(terminal.out, '\nThere are no drafts.')
  else {
    const rows = drafts.map(({ id, kind, state }) => [id, kind.toLowerCase(), state])
    say(terminal.out, `\n${toTable([['draft', 'kind', 'state'], ...rows])}`)
  }
  const planned = loaded.schedule.map(({ id, action, at }) => [
    id,
    action,
    `${toMomentText(Date.parse(at))} UTC`,
    Date.parse(at) <= Date.now() ? 'done' : 'to come',
  ])
  if (planned.length > 0) {
    say(terminal.out, `\n${toTable([['schedule', 'action', 'at', ''], ...planned])}`)
  }
  return EXIT.done
}

/** An address that opens previews for whoever has it; the running server knows the same secret. */
export async function previewLinkCommand(
  terminal: Terminal,
  page: string,
  { shop: path }: { shop: ShopPath },
): Promise<ExitCode> {
  const { loaded } = checkContent(contentFolder(terminal))
  const shop = SHOPS.find((one) => one.path === path) ?? SHOPS[0]
  const slug = loaded && slugOf(loaded, page, shop.locale)
  if (slug === null) {
    say(terminal.err, `There is no page "${page}".`)
    return EXIT.nothingDone
  }
  const secret = await previewSecret(terminal)
  if (secret === null) {
    say(terminal.err, 'There is no secret yet. Start the server once, or set PREVIEW_SECRET.')
    return EXIT.nothingDone
  }
  const { PUBLIC_ORIGIN, PORT } = terminal.env
  const origin = PUBLIC_ORIGIN?.trim() || `http://localhost:${PORT?.trim() || '3000'}`
  const query = new URLSearchParams({ editorMode: 'true', previewSecret: secret })
  say(terminal.out, `${origin}/${path}/${slug === '' ? '' : `${slug}/`}?${query.toString()}`)
  return EXIT.done
}

async function previewSecret(terminal: Terminal): Promise<string | null> {
  const given = terminal.env['PREVIEW_SECRET']?.trim()
  if (given) return given
  const file = join(dataFolder(terminal), 'preview-secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  return kept.trim() || null
}
