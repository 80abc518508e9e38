import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface TextFile {
  /** Within the content folder. */
  file: string
  text: string
  createdAt: number
  updatedAt: number
  /** Why there is no text: it lies there, but cannot be read. */
  failure?: string
}

/** The files of the content folder or of its overlay, by the id their name gives. */
export interface FolderFiles {
  entries: ReadonlyMap<string, TextFile>
  assets: ReadonlyMap<string, TextFile>
  /** By page, then by locale. */
  pages: ReadonlyMap<string, ReadonlyMap<string, TextFile>>
}

export function readText(folder: string, file: string): TextFile | null {
  try {
    const path = join(folder, file)
    const { birthtimeMs, mtimeMs: updatedAt } = statSync(path)
    const createdAt = birthtimeMs > 0 ? Math.min(birthtimeMs, updatedAt) : updatedAt
    return { file, text: readFileSync(path, 'utf8'), createdAt, updatedAt }
  } catch (error) {
    // A file may vanish between being listed and being read.
    return isMissing(error) ? null : unreadable(file, error)
  }
}

/** One such file is no reason to do without the others. */
function unreadable(file: string, error: unknown): TextFile {
  const { code = String(error) } = error as NodeJS.ErrnoException
  return { file, text: '', createdAt: 0, updatedAt: 0, failure: `cannot be read: ${code}` }
}

/** `under` is empty for what is published and `drafts/…` for what lies over it. */
export function readFiles(folder: string, under: '' | `drafts/${string}`): FolderFiles {
  const pages = list(folder, `${under}pages`).map((page) => {
    return [page, readPageTexts(folder, `${under}pages/${page}`)] as const
  })
  return {
    entries: readAll(folder, `${under}entries`, '.json'),
    assets: readAll(folder, `${under}assets`, '.json'),
    pages: new Map(pages.filter(([, texts]) => texts.size > 0)),
  }
}

function readPageTexts(folder: string, within: string): Map<string, TextFile> {
  try {
    return readAll(folder, within, '.md')
  } catch (error) {
    return new Map([['', unreadable(within, error)]])
  }
}

export function readAll(folder: string, within: string, ending: string): Map<string, TextFile> {
  const files = list(folder, within)
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .flatMap((name) => {
      const read = readText(folder, `${within}/${name}`)
      return read === null ? [] : [[name.slice(0, -ending.length), read] as const]
    })
  return new Map(files)
}

function list(folder: string, within: string): string[] {
  try {
    return readdirSync(join(folder, within)).toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)
}
