import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { MeasureMedia, MediaFile } from '../media/media-file.ts'
import { collect, keepMedia } from './collect-sources.ts'
import { parseContentType, type ContentType } from './content-type.ts'
import type { PlannedKey } from './draft-version.ts'
import type { Finding } from './finding.ts'
import { keyOf, type ItemKey, type Source } from './item.ts'
import { dropRepeated } from './drop-repeated.ts'
import { readAll, readFiles, readText, type FolderFiles } from './read-folder.ts'
import { readAsset, readEntry, readPage, type PageRules, type ReadSource } from './read-sources.ts'
import type { Remember } from './remember.ts'
import { loadSchedule } from './load-schedule.ts'
import type { ScheduledAction } from './schedule.ts'
import { parseSpace, type Space } from './space-file.ts'

/** Everything the content folder holds, sound and checked, and what is wrong with the rest. */
export interface LoadedSpace {
  space: Space
  types: ReadonlyMap<string, ContentType>
  published: ReadonlyMap<ItemKey, Source>
  /** The overlay; each stands for the whole source it would replace. */
  drafts: ReadonlyMap<ItemKey, Source>
  schedule: readonly ScheduledAction[]
  /** The drafts the schedule publishes, in the version it names. */
  planned: ReadonlyMap<PlannedKey, Source>
  /** By hash and name. */
  media: ReadonlyMap<string, MediaFile>
  findings: readonly Finding[]
}

export interface LoadOptions {
  folder: string
  mediaBase: string
  media: MeasureMedia
  remember: Remember
  /** What is broken now keeps the form it had then. */
  previous?: LoadedSpace
}

/** Refuses only what leaves nothing to show: no readable `space.json`. */
export function loadSpace(options: LoadOptions): Result<LoadedSpace, string> {
  const { folder, remember, previous } = options
  const file = readText(folder, 'space.json')
  if (file === null) return refuse(`space.json is missing in ${folder}`)
  if (file.failure !== undefined) return refuse(`space.json ${file.failure}`)
  const space = remember('space.json', [file.text], () => parseSpace(file.text))
  if (!space.ok) return refuse(`space.json ${space.refusal}`)

  const findings: Finding[] = []
  const types = loadTypes(options, findings)
  const rules: PageRules = { space: space.value, types, remember }
  const media = new Map<string, MediaFile>()
  const base = readFiles(folder, '')
  const overlay = readFiles(folder, 'drafts/')
  const published = collect(readSide(base, rules, options, ['media']), {
    before: previous?.published,
    findings,
    media,
  })
  const drafts = collect(
    readSide(overlaid(overlay, base), rules, options, ['drafts/media', 'media']),
    { before: previous?.drafts, findings, media },
  )
  findings.push(...dropRepeated(published, drafts))
  const plan = loadSchedule(folder, {
    known: { published, drafts },
    readKept: (under) => {
      const files = overlaid(readFiles(folder, under), base)
      const reads = readSide(files, rules, options, [`${under}media`, 'media'])
      return collect(reads, { before: undefined, findings: [], media })
    },
    before: previous,
    findings,
  })
  const shown = [...published.values(), ...drafts.values(), ...plan.planned.values()]
  keepMedia(media, shown, previous?.media)
  options.media.forgetUnseen()
  return accept({ space: space.value, types, published, drafts, ...plan, media, findings })
}

function loadTypes(
  { folder, remember, previous }: LoadOptions,
  findings: Finding[],
): ReadonlyMap<string, ContentType> {
  const files = [...readAll(folder, 'types', '.json')]
  const inputs = files.flatMap(([id, { text, failure }]) => [id, text, failure])
  const reads = remember('types', inputs, () =>
    files.map(([id, { file, text, failure }]) => ({
      id,
      file,
      read: failure === undefined ? parseContentType(id, text) : refuse(failure),
    })),
  )
  const types = reads.flatMap(({ id, file, read }) => {
    if (!read.ok) findings.push({ severity: 'left-out', file, message: read.refusal })
    return (read.ok ? read.value : previous?.types.get(id)) ?? []
  })
  return remember('type map', types, () => new Map(types.map((type) => [type.id, type])))
}

/** A draft of one locale of a page is that page with this locale replaced. */
function overlaid(overlay: FolderFiles, base: FolderFiles): FolderFiles {
  const pages = [...overlay.pages].map(
    ([page, texts]) => [page, new Map([...(base.pages.get(page) ?? []), ...texts])] as const,
  )
  return { ...overlay, pages: new Map(pages) }
}

function readSide(
  files: FolderFiles,
  rules: PageRules,
  { folder, mediaBase, media }: LoadOptions,
  mediaFolders: readonly string[],
): { key: ItemKey; read: ReadSource }[] {
  const findMedia = (name: string) => {
    const place = mediaFolders.find((one) => existsSync(join(folder, one, name)))
    return media.measure(join(folder, place ?? 'media', name), name)
  }
  const { space, remember } = rules
  return [
    ...[...files.pages].map(([id, texts]) => ({
      key: keyOf({ kind: 'Entry', id }),
      read: readPage(id, texts, rules),
    })),
    ...[...files.entries].map(([id, file]) => ({
      key: keyOf({ kind: 'Entry', id }),
      read: remember(file.file, [file.text, file.failure, file.updatedAt, rules.types, space], () =>
        readEntry(id, file, rules),
      ),
    })),
    ...[...files.assets].map(([id, file]) => ({
      key: keyOf({ kind: 'Asset', id }),
      read: readAsset(id, file, { space, mediaBase, findMedia }),
    })),
  ]
}
