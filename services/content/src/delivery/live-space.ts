import { refuse, type Result } from '@saum/domain/result'
import { StartupError } from '@saum/domain/startup-error'
import { describeError, type Log } from '@saum/thread/log'
import { createMeasure } from '../media/media-file.ts'
import { checkLinks } from '../space/check-links.ts'
import { describeFinding, type Finding } from '../space/finding.ts'
import { hasHome } from '../space/has-home.ts'
import { loadSpace, type LoadedSpace } from '../space/load-space.ts'
import { createMemory } from '../space/remember.ts'
import { countDue, nextMoment } from '../space/schedule.ts'
import type { Mode } from '../space/view.ts'
import { createTimeline, type Timeline } from './timeline.ts'
import { watchFolder } from './watch-folder.ts'

export interface LiveSpaceOptions {
  folder: string
  mediaBase: string
  now: () => number
  log: Log
}

/** The content folder as it is now: follows its files and the schedule. */
export interface LiveSpace {
  loaded(): LoadedSpace
  timeline(mode: Mode): Timeline
  onChange(listener: () => void): () => void
  close(): void
}

/** Timers do not notice when somebody sets the clock. */
const LONGEST_WAIT_MS = 60_000

export function openLiveSpace({ folder, mediaBase, now, log }: LiveSpaceOptions): LiveSpace {
  const reader = { folder, mediaBase, media: createMeasure(), remember: createMemory() }
  const timelines = { delivery: createTimeline('delivery'), preview: createTimeline('preview') }
  const listeners = new Set<() => void>()
  const tell = createTeller(log)
  let timer: NodeJS.Timeout | undefined
  let judged = 0
  let loaded = loadFirst(() => loadSpace(reader), folder, tell)

  function reload(): void {
    try {
      const next = withHome(loadSpace({ ...reader, previous: loaded }))
      if (next.ok) {
        loaded = next.value
        tell(loaded)
        advance()
      } else log({ level: 'warn', message: `Content stays as it was: ${next.refusal}` })
    } catch (error) {
      const fields = { err: describeError(error) }
      log({ level: 'error', message: 'Content stays as it was', fields })
    }
  }

  function isOvertaken(): boolean {
    return countDue(loaded.schedule, now()) !== judged
  }

  /** For the next moment, or for the clock to be set. */
  function wait(): void {
    clearTimeout(timer)
    if (loaded.schedule.length === 0) return
    const next = nextMoment(loaded.schedule, now()) ?? Infinity
    timer = setTimeout(
      () => (isOvertaken() ? advance() : wait()),
      Math.min(next - now(), LONGEST_WAIT_MS),
    )
    timer.unref()
  }

  /** Takes in what changed in the folder or by the clock. */
  function advance(): void {
    const at = now()
    const changes = [timelines.delivery, timelines.preview].map((one) => one.advance(loaded, at))
    judged = countDue(loaded.schedule, at)
    wait()
    if (changes.includes(true)) for (const listener of listeners) listener()
  }

  advance()
  const unwatch = watchFolder(folder, log, reload)
  return {
    loaded: () => loaded,
    timeline(mode) {
      // The timer may be late, and the clock may go back; what is due now is shown.
      if (isOvertaken()) advance()
      return timelines[mode]
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      clearTimeout(timer)
      unwatch()
      listeners.clear()
    },
  }
}

function loadFirst(
  load: () => Result<LoadedSpace, string>,
  folder: string,
  tell: (loaded: LoadedSpace) => void,
): LoadedSpace {
  const first = load()
  if (first.ok) tell(first.value)
  const usable = withHome(first)
  if (usable.ok) return usable.value
  throw new StartupError(`The content in ${folder} needs care: ${usable.refusal}`)
}

function withHome(read: Result<LoadedSpace, string>): Result<LoadedSpace, string> {
  if (!read.ok || hasHome(read.value)) return read
  return refuse('no page of kind "home" can be shown; `saum content check` tells why')
}

/** Says what needs care, each thing once as long as it lasts. */
function createTeller(log: Log): (loaded: LoadedSpace) => void {
  let told = new Set<string>()
  return (loaded) => {
    const findings: Finding[] = [...loaded.findings, ...checkLinks(loaded)]
    const serious = findings.filter(({ severity }) => severity !== 'warning')
    const sources = [...loaded.published.values(), ...loaded.drafts.values()]
    const shown = new Set(sources.flatMap(({ files }) => files))
    for (const finding of serious) {
      if (told.has(describeFinding(finding))) continue
      const message =
        finding.severity === 'fault'
          ? 'Content needs care'
          : shown.has(finding.file)
            ? 'Content keeps its last good version until it is mended'
            : 'Content is left out until it is mended'
      log({ level: 'warn', message, fields: { fault: describeFinding(finding) } })
    }
    told = new Set(serious.map(describeFinding))
  }
}
