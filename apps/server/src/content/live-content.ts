import type { ContentReader } from '@saum/contract/content'
import { createContentReader } from '@saum/content/content-reader'
import { changedBetween, nextChange } from '@saum/content/next-change'
import { onceEach, type Report } from '@saum/content/report'
import { EMPTY_SPACE, type Space } from '@saum/content/space'
import { touchedContent, type TouchedContent } from '@saum/content/touched-pages'
import { DEFAULT_SHOP } from '@saum/domain/shops'

export type ContentListener = (touched: TouchedContent, reader: ContentReader) => void

/** The published pages of this moment. */
export interface LiveContent {
  /** Always the same object, however often the space changes. */
  reader: ContentReader
  space(): Space
  /**
   * The space is another one now; these of its entries and assets differ. Throws, and stays as it
   * is, where nothing would be left to open the shop with.
   */
  adopt(space: Space, changed: Iterable<string>): void
  /** Whether something changed that nobody has heard of, as nobody listened. */
  hasUntold(): boolean
  /** The first one is told what changed before it came. */
  onChange(listener: ContentListener): void
  close(): void
}

interface Parts {
  report: Report
  /** A listener failed, or a look at the space that nobody waits for. */
  onFault: (error: unknown) => void
  now?: () => number
}

/** Timers stand still while a machine sleeps, and its clock may be set: so often it is looked at. */
const LOOK_MS = 60_000
const NO_HOME =
  'the space has no home page any more, so the one before stays; if that is meant, delete content-copy.json in DATA_DIR and restart'

interface Look {
  space: Space
  at: number
  reader: ContentReader
}

export function createLiveContent({ report, onFault, now = Date.now }: Parts): LiveContent {
  const say = onceEach(report)
  const listeners: ContentListener[] = []
  let timer: NodeJS.Timeout | undefined
  const lookAt = (space: Space) => lookAtSpace(space, { at: now(), report: say })
  let current = lookAt(EMPTY_SPACE)
  let untold: { before: Look; changed: ReadonlySet<string> } | null = null

  function adopt(space: Space, changed: Iterable<string>): void {
    const before = current
    const next = lookAt(space)
    if (space !== before.space && hasHome(before) && !hasHome(next)) throw new Error(NO_HOME)
    const all = new Set([...changed, ...changedBetween(space, before.at, next.at)])
    // Looking at every page twice takes a moment, which a start should not wait for.
    const touched = listeners.length === 0 ? null : touchedContent(before, next, all)
    current = next
    waitForNext()
    if (touched !== null) for (const listener of listeners) tell(listener, touched)
    else if (before.space !== EMPTY_SPACE) remember(before, all)
  }

  function remember(before: Look, changed: ReadonlySet<string>): void {
    if (changed.size === 0) return
    untold = {
      before: untold?.before ?? before,
      changed: changed.union(untold?.changed ?? new Set()),
    }
  }

  function tell(listener: ContentListener, touched: TouchedContent): void {
    if (touched.pages.size === 0 && !touched.isChromeTouched) return
    try {
      listener(touched, reader)
    } catch (error) {
      // The others have pages to drop, too.
      onFault(error)
    }
  }

  /** Something will appear or disappear without anybody changing anything. */
  function waitForNext(): void {
    clearTimeout(timer)
    const next = nextChange(current.space, current.at)
    if (next === null) return
    timer = setTimeout(() => lookAgain(next), Math.min(Math.max(next - now(), 0), LOOK_MS))
    timer.unref()
  }

  function lookAgain(next: number): void {
    if (now() < next) return waitForNext()
    try {
      adopt(current.space, [])
    } catch (error) {
      onFault(error)
    }
  }

  const reader = readerOf(() => current.reader)
  return {
    reader,
    adopt,
    space: () => current.space,
    hasUntold: () => untold !== null,
    onChange(listener) {
      listeners.push(listener)
      if (untold === null) return
      const { before, changed } = untold
      untold = null
      tell(listener, touchedContent(before, current, changed))
    },
    close: () => clearTimeout(timer),
  }
}

function hasHome({ reader }: Look): boolean {
  return reader.findPageByKey('home', DEFAULT_SHOP.locale) !== null
}

function lookAtSpace(space: Space, { at, report }: { at: number; report: Report }): Look {
  const reader = createContentReader(space, { at: new Date(at), marksEntries: false, report })
  return { space, at, reader }
}

/** Asks whichever is the current one. */
function readerOf(current: () => ContentReader): ContentReader {
  return {
    findPage: (locale, slug) => current().findPage(locale, slug),
    findPageByKey: (page, locale) => current().findPageByKey(page, locale),
    alternates: (page) => current().alternates(page),
    links: (locale) => current().links(locale),
    stories: (locale) => current().stories(locale),
    findMedia: (key) => current().findMedia(key),
  }
}
