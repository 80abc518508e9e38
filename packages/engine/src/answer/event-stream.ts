/** One message of a `text/event-stream`. */
export interface StreamEvent {
  event: string
  data: string
}

export interface EventStreamReader {
  /** The messages that are complete with this piece, however the pieces were cut. */
  read(piece: Uint8Array): StreamEvent[]
  /** To be sent when connecting again; empty where none came. */
  readonly lastEventId: string
  /** How long the server wants us to wait before connecting again. */
  readonly retryMs: number | null
}

/** No honest message is longer, and a server that never ends one must not fill the memory. */
const MOST_MESSAGE_CHARACTERS = 1_000_000

const LINE_END = /\r\n|\r|\n/g

/**
 * Reads a stream of events piece by piece. A blank line without data before it ends nothing, as the
 * standard has it: the stray blank lines of proxies are no messages.
 */
export function createEventStreamReader(
  mostCharacters = MOST_MESSAGE_CHARACTERS,
): EventStreamReader {
  const decoder = new TextDecoder()
  let line = ''
  let event = ''
  let data: string | null = null
  let lastEventId = ''
  let retryMs: number | null = null
  let endedWithReturn = false

  function takeField(text: string): void {
    const colon = text.indexOf(':')
    const name = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + (text[colon + 1] === ' ' ? 2 : 1))
    if (name === 'data') data = data === null ? value : `${data}\n${value}`
    if (name === 'event') event = value
    if (name === 'id' && !value.includes('\0')) lastEventId = value
    if (name === 'retry' && /^\d{1,9}$/.test(value)) retryMs = Number(value)
  }

  function takeLine(text: string): StreamEvent | null {
    if (text !== '') {
      takeField(text)
      return null
    }
    const ended = data === null ? null : { event, data }
    event = ''
    data = null
    return ended
  }

  /** A line feed right after a carriage return belongs to it, also when a piece was cut between. */
  function decode(piece: Uint8Array): string {
    const text = decoder.decode(piece, { stream: true })
    if (text === '') return text
    const isRest = endedWithReturn && text.startsWith('\n')
    endedWithReturn = text.endsWith('\r')
    return isRest ? text.slice(1) : text
  }

  return {
    read(piece) {
      const text = decode(piece)
      const events: StreamEvent[] = []
      let start = 0
      for (const end of text.matchAll(LINE_END)) {
        const ended = takeLine(line + text.slice(start, end.index))
        if (ended !== null) events.push(ended)
        line = ''
        start = end.index + end[0].length
      }
      line += text.slice(start)
      if (line.length + (data ?? '').length > mostCharacters) {
        throw new Error('A message of the event stream is too long.')
      }
      return events
    },
    get lastEventId() {
      return lastEventId
    },
    get retryMs() {
      return retryMs
    },
  }
}
