const DEFAULT_PAUSE_MS = 60_000

/** What the reporting service says with its answer about when it wants to hear of errors again. */
interface LimitingAnswer {
  status: number
  headers: { get(name: string): string | null }
}

/** How long to be silent after an answer; 0 when nobody asked for it. */
export function pauseAfter({ status, headers }: LimitingAnswer, now: number): number {
  const limits = headers.get('x-sentry-rate-limits')
  if (limits !== null) return pauseOfLimits(limits)
  return status === 429 ? pauseOfRetry(headers.get('retry-after'), now) : 0
}

/** Like `60:error;default:organization, 2700::key`: seconds and what they are about, nothing for all. */
function pauseOfLimits(limits: string): number {
  const pauses = limits.split(',').map((limit) => {
    const [seconds = '', categories = ''] = limit.trim().split(':')
    const isAboutErrors = categories === '' || categories.split(';').includes('error')
    return isAboutErrors ? toMs(seconds) : 0
  })
  return Math.max(...pauses)
}

function pauseOfRetry(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return DEFAULT_PAUSE_MS
  const date = Date.parse(retryAfter)
  return /^\d+$/.test(retryAfter.trim()) || Number.isNaN(date)
    ? toMs(retryAfter)
    : Math.max(0, date - now)
}

function toMs(seconds: string): number {
  const text = seconds.trim()
  return /^\d+$/.test(text) ? Number(text) * 1000 : DEFAULT_PAUSE_MS
}
