import { join } from 'node:path'
import { accept, refuse, type Result } from '@saum/domain/result'
import { checkSource, itemsOf } from '../space/check-links.ts'
import { draftVersionOf } from '../space/draft-version.ts'
import { describeFinding } from '../space/finding.ts'
import { isId, keyOf, type Source } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import { dueActions } from '../space/schedule.ts'
import { checkContent, isFault } from './check-content.ts'
import { inOrderOfLinks } from './link-order.ts'
import { existsIn, moveDraft, placesOf } from './move-draft.ts'
import { clearUnfinished } from './place-file.ts'
import { unschedule } from './schedule-draft.ts'

/** Moves drafts to where they are published, all of them or, where one has faults, none. */
export async function publishDrafts(
  folder: string,
  ids: readonly string[],
  now: number,
): Promise<Result<string[], string[]>> {
  const judged = judgeDrafts(folder, ids, now)
  if (!judged.ok) return judged
  await clearUnfinished(folder, now)
  const published: string[] = []
  const { loaded, chosen } = judged.value
  const ordered = inOrderOfLinks(ids, chosen)
  for (const id of ordered) published.push(...(await moveDraft(folder, id)))
  await unschedule(folder, ids, now)
  return accept([...published, ...filesAgain(ids, loaded, chosen)])
}

/** What the schedule took off is shown again, although no file moves. */
function filesAgain(ids: readonly string[], loaded: LoadedSpace, chosen: readonly Source[]) {
  const moved = new Set(chosen.map(({ id }) => id))
  return [...loaded.published.values()]
    .filter(({ id }) => ids.includes(id) && !moved.has(id))
    .flatMap(({ files }) => files)
}

/** Refuses to plan what could not be published, and tells which version of it that is. */
export function versionToPlan(folder: string, id: string, now: number): Result<string, string[]> {
  const judged = judgeDrafts(folder, [id], now)
  if (!judged.ok) return judged
  const version = draftVersionOf(id, judged.value.loaded.drafts)
  return version === '' ? refuse([noDraft(id)]) : accept(version)
}

interface Judged {
  loaded: LoadedSpace
  chosen: readonly Source[]
}

/** The drafts, or what keeps them from being published together. */
function judgeDrafts(
  folder: string,
  ids: readonly string[],
  now: number,
): Result<Judged, string[]> {
  const strange = ids.filter((id) => !isId(id))
  // Such a name could lead to any other file, so nothing is looked up by it.
  if (strange.length > 0) return refuse(strange.map((id) => `"${id}" cannot be an id.`))
  const { loaded, findings } = checkContent(folder)
  if (loaded === null) return refuse(findings.map(describeFinding))
  const chosen = [...loaded.drafts.values()].filter(({ id }) => ids.includes(id))
  const files = ids.flatMap((id) => placesOf(id).map((place) => `drafts/${place}`))
  const own = findings.filter(
    (finding) => isFault(finding) && files.some((file) => finding.file.startsWith(file)),
  )
  const due = dueActions(loaded.schedule, now)
  const missing = ids.filter((id) => {
    const isDrafted = placesOf(id).some((place) => existsIn(join(folder, 'drafts'), place))
    return !isDrafted && !(due.get(id)?.action === 'unpublish' && isPublished(id, loaded))
  })
  const faults = [
    ...missing.map(noDraft),
    ...new Set([...own, ...linksBrokenBy(chosen, loaded)].map(describeFinding)),
  ]
  return faults.length > 0 ? refuse(faults) : accept({ loaded, chosen })
}

function noDraft(id: string): string {
  return `There is no draft of "${id}".`
}

function isPublished(id: string, { published }: LoadedSpace): boolean {
  return (['Entry', 'Asset'] as const).some((kind) => published.has(keyOf({ kind, id })))
}

/** A published entry must not lean on what only exists as a draft. */
function linksBrokenBy(chosen: readonly Source[], loaded: LoadedSpace) {
  const afterwards = itemsOf([...loaded.published.values(), ...chosen])
  return chosen.flatMap((source) => checkSource(source, afterwards, loaded))
}
