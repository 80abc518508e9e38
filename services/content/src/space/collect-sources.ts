import type { MediaFile } from '../media/media-file.ts'
import type { Finding } from './finding.ts'
import type { ItemKey, Source } from './item.ts'
import type { ReadSource } from './read-sources.ts'

interface Collected {
  before: ReadonlyMap<ItemKey, Source> | undefined
  findings: Finding[]
  media: Map<string, MediaFile>
}

/** What is sound of one side, and of the rest what it was before. */
export function collect(
  reads: readonly { key: ItemKey; read: ReadSource }[],
  { before, findings, media }: Collected,
): Map<ItemKey, Source> {
  const sources = new Map<ItemKey, Source>()
  for (const { key, read } of reads) {
    findings.push(...read.findings)
    // Somebody may be writing it this moment.
    const isBroken = read.findings.some(({ severity }) => severity === 'left-out')
    const source = (isBroken ? before?.get(key) : undefined) ?? read.source
    if (sources.has(key)) {
      const file = read.source?.files[0] ?? key
      findings.push({ severity: 'left-out', file, message: 'has the id of a page' })
    } else if (source) sources.set(key, source)
    if (read.media) media.set(`${read.media.hash}/${read.media.name}`, read.media)
  }
  return sources
}

/** The files of assets that keep their last good version. */
export function keepMedia(
  media: Map<string, MediaFile>,
  sources: readonly Source[],
  previous: ReadonlyMap<string, MediaFile> | undefined,
): void {
  for (const item of sources.flatMap(({ items }) => items)) {
    if (item.kind !== 'Asset') continue
    const [file] = Object.values(item.fields.file) as { url: string }[]
    const key = file?.url.split('/').slice(-2).join('/') ?? ''
    const before = previous?.get(key)
    if (!media.has(key) && before) media.set(key, before)
  }
}
