/** A message as a server writes it. */
export function message(payloadType: string, payload: object | '', further: object = {}): string {
  const text = payload === '' ? '' : JSON.stringify(payload)
  return `data: ${JSON.stringify({ payloadType, payload: text, finishReason: null, ...further })}\n\n`
}

export const HEADER = message('genqa.headerMessageType', { contentFormat: 'text/markdown' })

export function delta(textDelta: string): string {
  return message('genqa.messageType', { textDelta, padding: 'xx' })
}

export const CARE_PAGE = {
  id: 'c1',
  title: 'Pflege',
  uri: 'https://saum.example/de/s/pflege/',
  permanentid: 'p1',
  clickUri: 'https://saum.example/de/s/pflege/',
  source: 'cms',
}

export const CITATIONS = message('genqa.citationsType', { citations: [CARE_PAGE] })

export const END = message(
  'genqa.endOfStreamType',
  { answerGenerated: true },
  { finishReason: 'COMPLETED' },
)

export const NOTHING = message(
  'genqa.endOfStreamType',
  { answerGenerated: false },
  { finishReason: 'COMPLETED' },
)

export const CARE_ANSWER = [HEADER, delta('Satin wird '), delta('kalt gewaschen.'), CITATIONS, END]

export interface WrittenStream {
  response: Response
  write(...texts: readonly string[]): void
  end(): void
  cut(): void
  readonly isLeft: boolean
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-answer-id': 'answer-1' }

/** A stream that is written while it is read. */
export function aWrittenStream(headers: Readonly<Record<string, string>> = {}): WrittenStream {
  const encoder = new TextEncoder()
  let isLeft = false
  let control: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (control = controller),
    cancel: () => void (isLeft = true),
  })
  return {
    response: new Response(body, { headers: { ...STREAM_HEADERS, ...headers } }),
    write: (...texts) => texts.forEach((text) => control?.enqueue(encoder.encode(text))),
    end: () => control?.close(),
    cut: () => control?.error(new TypeError('terminated')),
    get isLeft() {
      return isLeft
    },
  }
}

/** A stream that is complete at once. */
export function aStream(texts: readonly string[], headers = {}): Response {
  const stream = aWrittenStream(headers)
  stream.write(...texts)
  stream.end()
  return stream.response
}
