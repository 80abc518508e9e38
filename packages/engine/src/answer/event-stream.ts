/** Where a stream is to go on when it is opened again. */
export interface StreamPlace {
  /** To be sent then; empty where none came. */
  lastEventId: string
  /** How long the server wants us to wait before. */
  waitMs: number
}

/** No honest message is longer, and a server that never ends one must not fill the memory. */
const MOST_MESSAGE_CHARACTERS = 1_000_000

const LINE_END = /\r\n|\r|\n/g

/**
 * Reads a `text/event-stream` piece by piece: the data of the messages that are complete with a piece,
 * however the pieces were cut. A blank line without data before it ends nothing, as the standard has
 * it: the stray blank lines of proxies are no messages.
 */
export function createEventStreamReader(
  place: StreamPlace,
  mostCharacters = MOST_MESSAGE_CHARACTERS,
): (piece: Uint8Array) => string[] {
  const decoder = new TextDecoder()
  let line = ''
  let data: string | null = null
  let endedWithReturn = false

  function takeField(text: string): void {
    const [, name, value = ''] = /^([^:]*):? ?(.*)$/s.exec(text) ?? []
    if (name === 'data') data = data === null ? value : `${data}\n${value}`
    // It comes back in a header, which takes no other signs.
    if (name === 'id' && /^[!-~]*$/.test(value)) place.lastEventId = value
    if (name === 'retry' && /^\d{1,9}$/.test(value)) place.waitMs = Number(value)
  }

  return (piece) => {
    const ended: string[] = []
    const text = decoder.decode(piece, { stream: true })
    // A line feed right after a carriage return belongs to it, also when a piece was cut between.
    const own = endedWithReturn ? text.replace(/^\n/, '') : text
    if (text !== '') endedWithReturn = text.endsWith('\r')
    const [first = '', ...further] = own.split(LINE_END)
    line += first
    for (const next of further) {
      if (line !== '') takeField(line)
      else if (data !== null) {
        ended.push(data)
        data = null
      }
      line = next
    }
    if (line.length + (data ?? '').length > mostCharacters) {
      throw new Error('The reply is too long.')
    }
    return ended
  }
}
