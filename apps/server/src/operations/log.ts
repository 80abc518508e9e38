import { pino } from 'pino'
import { toTextLine } from './log-text.ts'
import { redact, redactText } from './redact.ts'

/** What the rest of the server may do with a log. */
export interface Log {
  debug(facts: Record<string, unknown>, message: string): void
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
  /** One finished request; the hot path of the log. */
  request(facts: RequestLine): void
  flush(): void
}

export interface RequestLine {
  requestId: string
  shop: string | undefined
  method: string
  /** The path; a query may hold what a log must not know. */
  route: string
  status: number
  ms: number
  cache?: string
}

export interface LogOptions {
  level: string
  format: 'auto' | 'text' | 'json'
}

export interface LogOutput {
  write(line: string): void
  flushSync?(): void
}

const MAX_ROUTE_LENGTH = 200
/** No page has a longer path; a path of thousands of slashes would take long to be searched for secrets. */
const MAX_READ_LENGTH = 2048

export function createLog(options: LogOptions, output: LogOutput = bufferedStdout()): Log {
  const isText = options.format === 'text' || (options.format === 'auto' && process.stdout.isTTY)
  const target = isText ? { write: (line: string) => output.write(toTextLine(line)) } : output
  const logger = pino(
    {
      level: options.level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
    },
    target,
  )
  return {
    debug: (facts, message) => logger.debug(redact(facts), redactText(message)),
    info: (facts, message) => logger.info(redact(facts), redactText(message)),
    warn: (facts, message) => logger.warn(redact(facts), redactText(message)),
    error: (facts, message) => logger.error(redact(facts), redactText(message)),
    request: (line) => {
      const route = redactText(beginningOf(line.route)).slice(0, MAX_ROUTE_LENGTH)
      logger.info({ ...line, route }, 'request')
    },
    flush: () => output.flushSync?.(),
  }
}

/** Cuts only between segments, because half a secret would not be recognised. */
function beginningOf(route: string): string {
  if (route.length <= MAX_READ_LENGTH) return route
  return `${route.slice(0, route.lastIndexOf('/', MAX_READ_LENGTH - 1) + 1)}…`
}

/** Lines are collected: one write per request would cost more than a cached page. */
function bufferedStdout(): LogOutput {
  const isTerminal = process.stdout.isTTY
  return pino.destination({
    fd: 1,
    sync: false,
    minLength: isTerminal ? 0 : 8 * 1024,
    periodicFlush: 500,
  })
}
