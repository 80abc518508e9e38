import {
  scrubEvent,
  type ReportedException,
  type ReportedFrame,
} from '@saum/tracking/errors/scrub-event'

/** A fault as the log was told of it. */
export interface ServerFault {
  error: unknown
  /** What the log says of it, such as `The page failed`. */
  message: string
  requestId: string | undefined
}

interface EventFacts {
  eventId: string
  /** Milliseconds. */
  at: number
  release: string
  environment: string
}

const MAX_CAUSES = 5

/** The fault as the reporting service takes it, without anything of a person or of this machine. */
export function toServerEvent(fault: ServerFault, { eventId, at, ...installation }: EventFacts) {
  return scrubEvent({
    ...installation,
    event_id: eventId,
    timestamp: at / 1000,
    platform: 'node',
    level: 'error',
    // The service wants the first cause first.
    exception: { values: causesOf(fault.error).map(toException).toReversed() },
    tags: { where: fault.message, requestId: fault.requestId },
  })
}

/** Faults with the same signature are the same fault, whomever they happen to. */
export function signatureOf({ error, message }: ServerFault): string {
  if (!(error instanceof Error)) return `${message} ${typeof error}`
  return `${message} ${error.name} ${framesOf(error.stack).at(-1) ?? error.message}`
}

function causesOf(error: unknown): unknown[] {
  const causes = [error]
  let cause = error instanceof Error ? error.cause : undefined
  while (cause !== undefined && causes.length < MAX_CAUSES && !causes.includes(cause)) {
    causes.push(cause)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return causes
}

function toException(error: unknown): ReportedException {
  if (!(error instanceof Error)) {
    // What it holds is not said: it may be anybody's data.
    return { type: 'Thrown', value: typeof error === 'string' ? error : typeof error }
  }
  return {
    type: error.name,
    value: error.message,
    mechanism: { type: 'generic', handled: true },
    stacktrace: { frames: framesOf(error.stack).map(toFrame) },
  }
}

/** The lines of a stack, the outermost call first, as the service wants them. */
function framesOf(stack = ''): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .toReversed()
}

const FRAME = /^\s+at (?:(.+?) \()?(.+?)(?::(\d+))?(?::(\d+))?\)?$/

function toFrame(line: string): ReportedFrame {
  const [, name, file = '', row, column] = FRAME.exec(line) ?? []
  const filename = withoutMachine(file)
  return {
    filename,
    ...(name !== undefined && { function: name }),
    ...(row !== undefined && { lineno: Number(row) }),
    ...(column !== undefined && { colno: Number(column) }),
    in_app: !filename.startsWith('node:') && !filename.includes('node_modules/'),
  }
}

/** Where the shop lies on a machine is nobody's business: paths begin with our own folders. */
function withoutMachine(file: string): string {
  return file.replace(/^.*?\/(?=(?:apps|packages|services|catalog|node_modules)\/)/, '')
}
