import { say, type Output } from './terminal.ts'

const SCREEN_PAUSE_MS = 150
const LOG_PAUSE_MS = 5_000
const BAR_WIDTH = 24

export interface Progress {
  what: string
  /** From 0 to 1. */
  share: number
  rows: number
}

export interface ProgressLine {
  show(progress: Progress): void
  /** Leaves the last state standing. */
  end(): void
}

/** A line that is written over on a screen, and a line every few seconds anywhere else. */
export function createProgressLine(output: Output, now: () => number = Date.now): ProgressLine {
  const pauseMs = output.isTTY ? SCREEN_PAUSE_MS : LOG_PAUSE_MS
  let current = { what: '', startedAt: 0, startedRows: 0, startedShare: 0 }
  let shownAt = 0
  let pending: string | null = null

  function write(text: string): void {
    pending = null
    if (output.isTTY) output.write(`\r\u001b[2K${text.slice(0, (output.columns ?? 80) - 1)}`)
    else say(output, text)
  }

  function finishLine(): void {
    if (pending !== null) write(pending)
    if (output.isTTY && shownAt > 0) output.write('\n')
  }

  return {
    show(progress) {
      const time = now()
      if (progress.what !== current.what) {
        if (current.what !== '') finishLine()
        const { what, rows, share } = progress
        current = { what, startedAt: time, startedRows: rows, startedShare: share }
        shownAt = 0
      }
      pending = describe(progress, current, time)
      if (time - shownAt < pauseMs) return
      shownAt = time
      write(pending)
    },
    end() {
      if (current.what !== '') finishLine()
      current = { what: '', startedAt: 0, startedRows: 0, startedShare: 0 }
    },
  }
}

interface Start {
  startedAt: number
  startedRows: number
  startedShare: number
}

function describe({ what, share, rows }: Progress, start: Start, now: number): string {
  const seconds = (now - start.startedAt) / 1_000
  const filled = Math.round(Math.min(1, share) * BAR_WIDTH)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
  const percent = `${Math.floor(share * 100)} %`.padStart(5)
  return [
    `${what} ${bar} ${percent}`,
    `${rows} rows`,
    ...paceOf({ share, rows }, start, seconds),
  ].join('  ')
}

/** Only what this run has done says anything about what is to come. */
function paceOf(
  { share, rows }: Pick<Progress, 'share' | 'rows'>,
  { startedRows, startedShare }: Start,
  seconds: number,
): string[] {
  const done = share - startedShare
  if (seconds < 1 || done <= 0) return []
  const perSecond = Math.round((rows - startedRows) / seconds)
  const left = Math.max(0, 1 - share) * (seconds / done)
  return [`${perSecond} rows/s`, share < 1 ? `${durationText(left)} left` : durationText(seconds)]
}

export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
