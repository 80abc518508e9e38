import { join } from 'node:path'
import type { ContentReader, ReadDrafts } from '@saum/contract/content'
import { onceEach } from '@saum/content/report'
import { StartupError } from '@saum/domain/startup-error'
import type { Config } from '../config.ts'
import { withinTime } from '../deadline.ts'
import type { Log } from '../operations/log.ts'
import type { ReadinessCheck } from '../operations/readiness.ts'
import type { StaticFiles } from '../static-files/static-files.ts'
import { openSource } from './content-source.ts'
import { createCopyFile } from './copy-file.ts'
import { createDrafts } from './drafts.ts'
import { createLiveContent, type ContentListener } from './live-content.ts'
import { createPolling } from './poll.ts'
import { createSpaceSync } from './space-sync.ts'

export interface OpenContent {
  reader: ContentReader
  readDrafts: ReadDrafts | null
  /** The files behind the keys of pictures, published or drafted. */
  media: { has(key: string): boolean; fetch(key: string): Promise<Response | null> }
  /** What of the content the web may ask by address. */
  files: StaticFiles
  checks: Record<string, ReadinessCheck>
  onChange(listener: ContentListener): void
  close(): Promise<void>
}

interface Patience {
  /** With one request. */
  requestMs: number
  /** With the first copy of the space, before the shop opens without it. */
  firstCopyMs: number
}

const PATIENCE: Patience = { requestMs: 5_000, firstCopyMs: 8_000 }

/** The content of the shop: a copy in memory that follows the service it comes from. */
export async function openContent(
  config: Config,
  log: Log,
  { requestMs, firstCopyMs }: Patience = PATIENCE,
): Promise<OpenContent> {
  const report = onceEach((problem) => log.warn({ problem }, 'Content is left out'))
  const source = openSource({ config, log, report, timeoutMs: requestMs })
  const live = createLiveContent({
    report,
    onFault: (error) => log.error({ err: error }, 'A change of the content is not told to all'),
  })
  const path = join(config.dataDir, 'content-copy.json')
  const file = createCopyFile(path, {
    source: source.name,
    onUnreadable: (reason) =>
      log.warn({ path, reason }, 'The copy of the content cannot be used and is made anew'),
  })
  const sync = createSpaceSync({
    client: source.delivery,
    live,
    file,
    source: source.name,
    onWriteFault: (error) => log.warn({ err: error }, 'The content cannot be kept on disk'),
  })
  const polling = createPolling({ work: sync.sync, everyMs: config.contentPollMs, log })
  const drafts = source.preview && createDrafts(source.preview, report)

  const findMedia = (key: string) =>
    live.reader.findMedia(key) ?? drafts?.last()?.findMedia(key) ?? null

  const hasCopy = await sync.restore()
  const hasSynced = await withinTime(polling.start(), firstCopyMs, 'The content').catch(() => false)
  if (!hasSynced && !hasCopy && source.isOwn) {
    polling.close()
    await source.close()
    throw new StartupError(`The content in ${config.contentDir} cannot be read: ${polling.fault()}`)
  }
  source.onChange(polling.hurry)

  return {
    reader: live.reader,
    readDrafts: drafts?.read ?? null,
    media: {
      has: (key) => findMedia(key) !== null,
      async fetch(key) {
        const media = findMedia(key)
        return media && source.fetchFile(media.url)
      },
    },
    files: source.files,
    checks: {
      async content() {
        if (live.space().entries.size > 0) return
        throw new Error(
          `nothing of the content is known: ${polling.fault() ?? 'the space is empty'}`,
        )
      },
    },
    onChange(listener) {
      const wasUntold = live.hasUntold()
      live.onChange(listener)
      if (wasUntold) void sync.keep()
    },
    async close() {
      polling.close()
      live.close()
      await sync.close()
      await source.close()
    },
  }
}
