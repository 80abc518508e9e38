import { scrubAddress, scrubText } from './scrub.ts'

type Level = 'fatal' | 'error' | 'warning' | 'log' | 'info' | 'debug'

export interface ReportedFrame {
  filename?: string
  function?: string
  lineno?: number
  colno?: number
  in_app?: boolean
}

export interface ReportedException {
  type?: string
  value?: string
  mechanism?: { type: string; handled?: boolean }
  stacktrace?: { frames?: ReportedFrame[] }
}

interface ReportedStep {
  category?: string
  timestamp?: number
  data?: Record<string, unknown>
}

/** The part of an event of the reporting service that we send; everything else of it is dropped. */
export interface ReportedEvent {
  event_id?: string
  timestamp?: number
  platform?: string
  level?: Level
  release?: string
  environment?: string
  message?: string
  exception?: { values?: ReportedException[] }
  breadcrumbs?: ReportedStep[]
  request?: { url?: string }
  tags?: Record<string, unknown>
}

/** The service keeps no more of them. */
export const MAX_STEPS = 100

const KEPT_AS_IT_IS = [
  'event_id',
  'timestamp',
  'platform',
  'level',
  'release',
  'environment',
] as const
const KEPT_TAGS = ['shop', 'requestId', 'where']
const KEPT_STEP_DATA = ['from', 'to']

/**
 * The event as it may leave: only what is listed here, and every text without what is of a person. A
 * field the service invents tomorrow is not sent by accident.
 */
export function scrubEvent(event: ReportedEvent) {
  const { message, exception, breadcrumbs, request, tags } = event
  return {
    ...pick(event, KEPT_AS_IT_IS),
    ...(message !== undefined && { message: scrubText(message) }),
    ...(exception?.values && { exception: { values: exception.values.map(scrubException) } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.slice(-MAX_STEPS).map(scrubStep) }),
    ...(request?.url !== undefined && { request: { url: scrubAddress(request.url) } }),
    ...(tags && { tags: textsOf(tags, KEPT_TAGS, String) }),
  }
}

function scrubException({ type, value, mechanism, stacktrace }: ReportedException) {
  return {
    ...(type !== undefined && { type: scrubText(type) }),
    ...(value !== undefined && { value: scrubText(value) }),
    ...(mechanism && { mechanism: { type: mechanism.type, ...pick(mechanism, ['handled']) } }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
  }
}

function scrubFrame(frame: ReportedFrame) {
  return {
    ...pick(frame, ['function', 'lineno', 'colno', 'in_app']),
    ...(frame.filename !== undefined && { filename: scrubAddress(frame.filename) }),
  }
}

function scrubStep({ category, timestamp, data }: ReportedStep) {
  return {
    ...(category !== undefined && { category }),
    ...(timestamp !== undefined && { timestamp }),
    ...(data && { data: textsOf(data, KEPT_STEP_DATA, scrubAddress) }),
  }
}

function textsOf(
  facts: Record<string, unknown>,
  names: readonly string[],
  write: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const fact = facts[name]
      return typeof fact === 'string' ? [[name, write(fact)]] : []
    }),
  )
}

function pick<Facts extends object, Name extends keyof Facts>(
  facts: Facts,
  names: readonly Name[],
): Partial<Pick<Facts, Name>> {
  const picked: Partial<Pick<Facts, Name>> = {}
  for (const name of names) if (facts[name] !== undefined) picked[name] = facts[name]
  return picked
}
