import type { Environment, LogLevel } from '@saum/engine/environment'

/** The same line again within this time is a repetition. */
const REPEAT_MS = 1000
/** So many equal lines are written in a row. */
const MOST_IN_A_ROW = 5

type Log = Environment['log']

interface LogParts {
  write: Log
  now(): number
  /** Runs the work later and answers with the way to call it off. */
  setTimer(work: () => void, ms: number): () => void
}

interface LastLine {
  level: LogLevel
  message: string
  detail: unknown
  at: number
  count: number
  /** Calls off the line that tells of the repetitions. */
  cancel(): void
}

/** A log that writes equal lines in quick succession five times, and then how many more there were. */
export function throttledLog({ write, now, setTimer }: LogParts): Log {
  let last: LastLine | null = null

  function tellHeldBack(line: LastLine): void {
    const heldBack = line.count - MOST_IN_A_ROW
    line.count = MOST_IN_A_ROW
    if (heldBack < 1) return
    const times = heldBack > 1 ? ` (repeated ${heldBack} times)` : ''
    write(line.level, `${line.message}${times}`, line.detail)
  }

  return (level, message, detail) => {
    const at = now()
    const line = last
    if (line?.level === level && line.message === message && at - line.at < REPEAT_MS) {
      line.cancel()
      line.at = at
      line.detail = detail
      line.count++
      if (line.count > MOST_IN_A_ROW) {
        line.cancel = setTimer(() => tellHeldBack(line), REPEAT_MS)
        return
      }
    } else {
      line?.cancel()
      if (line) tellHeldBack(line)
      last = { level, message, detail, at, count: 1, cancel: () => {} }
    }
    write(level, message, detail)
  }
}
