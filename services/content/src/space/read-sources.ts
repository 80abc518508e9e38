import { createHash } from 'node:crypto'
import { parseAsset, type AssetRules } from './asset-file.ts'
import { parseEntry, type EntryRules } from './entry-file.ts'
import type { Finding } from './finding.ts'
import { hashDraft } from './draft-version.ts'
import { isId, type AssetItem, type EntryItem, type Item, type Source } from './item.ts'
import type { MediaFile } from '../media/media-file.ts'
import { parsePageText, toPageEntries, type ReadPage } from './page-files.ts'
import type { TextFile } from './read-folder.ts'
import type { Remember } from './remember.ts'
import { tagFaults } from './tags.ts'

export interface ReadSource {
  /** `null` where its files cannot be shown. */
  source: Source | null
  findings: Finding[]
  media: MediaFile | null
}

export function readEntry(id: string, file: TextFile, rules: EntryRules): ReadSource {
  if (file.failure !== undefined) return unread(file, file.failure)
  const { entry, faults } = parseEntry(id, file.text, rules)
  const findings = idFaults(id, file).concat(faults.map((fault) => leftOut(file.file, fault)))
  const source = entry && findings.length === 0 ? toSource('Entry', id, [entry], [file]) : null
  return { source, findings, media: null }
}

export function readAsset(id: string, file: TextFile, rules: AssetRules): ReadSource {
  if (file.failure !== undefined) return unread(file, file.failure)
  const { asset, media, faults, flaws } = parseAsset(id, file.text, rules)
  const findings = idFaults(id, file).concat(
    faults.map((fault) => leftOut(file.file, fault)),
    flaws.map((message): Finding => ({ severity: 'fault', file: file.file, message })),
  )
  const isShown = asset && !findings.some(({ severity }) => severity === 'left-out')
  const source = isShown ? toSource('Asset', id, [asset], [file], media) : null
  return { source, findings, media }
}

function unread(file: TextFile, failure: string): ReadSource {
  return { source: null, findings: [leftOut(file.file, failure)], media: null }
}

export interface PageRules extends EntryRules {
  remember: Remember
}

/** A page is shown in the locales whose files are sound, as long as that of the default locale is. */
export function readPage(
  page: string,
  files: ReadonlyMap<string, TextFile>,
  { space, remember }: PageRules,
): ReadSource {
  const [first] = files.values()
  if (first === undefined) return { source: null, findings: [], media: null }
  const findings = idFaults(page, first)
  const known = [...files].filter(([locale, { file, failure }]) => {
    const isKnown = space.chains.has(locale)
    const fault = failure ?? (isKnown ? null : `is of the unknown locale "${locale}"`)
    if (fault !== null) findings.push(leftOut(file, fault))
    return fault === null
  })
  const reads = known.map(([locale, { file, text }]): ReadPage & { file: string } => {
    const read = remember(file, [text], () => parsePageText(page, locale, text))
    const faults = [...read.faults, ...tagFaults(read.text?.tags ?? [], space)]
    return { ...read, file, faults, text: faults.length > 0 ? null : read.text }
  })
  for (const { file, faults, warnings } of reads) {
    findings.push(...faults.map((fault) => leftOut(file, fault)))
    findings.push(...warnings.map((message) => ({ severity: 'warning' as const, file, message })))
  }
  const texts = reads.flatMap(({ text }) => text ?? [])
  const items = isId(page) ? toPageEntries(page, texts, space.defaultLocale) : []
  if (items.length === 0 && !findings.some(({ severity }) => severity === 'left-out')) {
    findings.push(leftOut(first.file, `is not there in ${space.defaultLocale}`))
  }
  const used = known.flatMap(([, file], index) => (reads[index]?.text ? [file] : []))
  return {
    source: items.length === 0 ? null : toSource('Entry', page, items, used),
    findings,
    media: null,
  }
}

function toSource(
  kind: Item['kind'],
  id: string,
  items: readonly (EntryItem | AssetItem)[],
  files: readonly TextFile[],
  media: MediaFile | null = null,
): Source {
  const createdAt = new Date(Math.min(...files.map((file) => file.createdAt))).toISOString()
  const updatedAt = new Date(Math.max(...files.map((file) => file.updatedAt))).toISOString()
  return {
    kind,
    id,
    items: items.map((item) => ({ ...item, version: versionOf(item), createdAt, updatedAt })),
    files: files.map(({ file }) => file),
    draftVersion: hashDraft(files, media?.hash),
  }
}

function versionOf(item: EntryItem | AssetItem): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 16)
}

function idFaults(id: string, { file }: TextFile): Finding[] {
  return isId(id) ? [] : [leftOut(file, `has a name that cannot be an id: "${id}"`)]
}

function leftOut(file: string, message: string): Finding {
  return { severity: 'left-out', file, message }
}
