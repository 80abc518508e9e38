import { join } from 'node:path'
import { accept, refuse, type Result } from '@saum/domain/result'
import { describeFinding } from '../space/finding.ts'
import { isId, keyOf, type Source } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import { checkContent, isFault } from './check-content.ts'
import { existsIn, placesOf } from './move-draft.ts'

export interface Judged {
  loaded: LoadedSpace
  /** The drafts of these ids. */
  chosen: readonly Source[]
  /** Ids under which nothing is drafted. */
  undrafted: readonly string[]
  /** What is wrong with the drafts themselves, wherever they are published. */
  faults: readonly string[]
}

/** The drafts of these ids, each for itself; refuses what nothing can be said about. */
export function judgeDrafts(folder: string, ids: readonly string[]): Result<Judged, string[]> {
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
  const undrafted = ids.filter(
    (id) => !placesOf(id).some((place) => existsIn(join(folder, 'drafts'), place)),
  )
  return accept({ loaded, chosen, undrafted, faults: own.map(describeFinding) })
}

export function noDraft(id: string): string {
  return `There is no draft of "${id}".`
}

export function publishedUnder(id: string, { published }: LoadedSpace): Source[] {
  return (['Entry', 'Asset'] as const).flatMap((kind) => published.get(keyOf({ kind, id })) ?? [])
}
