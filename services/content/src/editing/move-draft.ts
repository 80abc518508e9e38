import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaName } from '../media/media-file.ts'
import { placeFile } from './place-file.ts'

/** Where something with this id may lie; the id is one that leads nowhere else. */
export function placesOf(id: string): string[] {
  return [`assets/${id}.json`, `entries/${id}.json`, `pages/${id}/`]
}

export function existsIn(folder: string, file: string): boolean {
  return existsSync(join(folder, file))
}

/** A draft goes when its copy is safe. */
export async function moveDraft(folder: string, id: string): Promise<string[]> {
  const drafts = join(folder, 'drafts')
  const files = await filesOf(drafts, id)
  const moved: { path: string; state: string }[] = []
  for (const file of files) {
    const path = join(drafts, file)
    const state = await stateOf(path)
    await placeFile(join(folder, file), await readFile(path))
    moved.push({ path, state })
  }
  for (const { path, state } of moved) {
    // Saved again meanwhile, it is a draft of what comes next.
    if ((await stateOf(path)) === state) await rm(path, { force: true })
  }
  // Only where it is empty: somebody may keep notes beside the page, or write another locale.
  await rmdir(join(drafts, 'pages', id)).catch(() => {})
  return files
}

/** What is drafted under an id; pictures come before the asset that names them. */
export async function filesOf(drafts: string, id: string): Promise<string[]> {
  const files: string[] = []
  for (const place of placesOf(id)) {
    if (!existsIn(drafts, place)) continue
    if (place.endsWith('/')) {
      const names = await readdir(join(drafts, place))
      const texts = names.filter((name) => name.endsWith('.md') && !name.startsWith('.'))
      files.push(...texts.toSorted().map((name) => place + name))
    } else {
      const media = await mediaOf(drafts, place)
      files.push(...media.filter((file) => existsIn(drafts, file)), place)
    }
  }
  return files
}

/** The file that a drafted asset names, wherever it lies. */
export async function mediaOf(drafts: string, place: string): Promise<string[]> {
  if (!place.startsWith('assets/') || !existsIn(drafts, place)) return []
  const { file } = JSON.parse(await readFile(join(drafts, place), 'utf8')) as { file: string }
  return isMediaName(file) ? [`media/${file}`] : []
}

async function stateOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path)
  return `${mtimeMs} ${size} ${ino}`
}
