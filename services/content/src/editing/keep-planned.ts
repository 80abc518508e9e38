import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keptFolder } from '../space/draft-version.ts'
import type { ScheduledAction } from '../space/schedule.ts'
import { existsIn, filesOf, mediaOf } from './move-draft.ts'
import { placeFile } from './place-file.ts'

const KEPT = 'drafts/planned'

/**
 * Copies a draft to where nobody drafts on: what was decided to be published stays what it was. Each file is
 * there as a whole or not at all, and a copy that lacks one has another version than the one that is planned.
 */
export async function keepPlanned(folder: string, id: string, version: string): Promise<void> {
  const place = keptFolder(version)
  if (place === null) throw new Error(`"${version}" is no version of a draft`)
  const drafts = join(folder, 'drafts')
  const files = await filesOf(drafts, id)
  for (const file of files)
    await placeFile(join(folder, place, file), await readFile(join(drafts, file)))
  // A draft may show a picture that is published; another one may take that name until the moment comes.
  for (const media of await mediaOf(drafts, `assets/${id}.json`)) {
    if (files.includes(media) || !existsIn(folder, media)) continue
    await placeFile(join(folder, place, media), await readFile(join(folder, media)))
  }
}

/** Makes a draft of the copy again. */
export async function restorePlanned(folder: string, id: string, version: string): Promise<void> {
  const place = keptFolder(version)
  if (place === null) return
  for (const file of await filesOf(join(folder, place), id)) {
    await placeFile(join(folder, 'drafts', file), await readFile(join(folder, place, file)))
  }
}

/** Removes the copies that no row of the schedule names any more. */
export async function clearKept(folder: string, rows: readonly ScheduledAction[]): Promise<void> {
  const planned = new Set(rows.map(({ version }) => version))
  const versions = await readdir(join(folder, KEPT)).catch(() => [])
  for (const version of versions) {
    const isOurs = keptFolder(version) !== null
    if (isOurs && !planned.has(version)) {
      await rm(join(folder, KEPT, version), { recursive: true, force: true })
    }
  }
}
