interface StreamMessage {
  payloadType: string
  payload: string
  finishReason: string | null
  errorMessage?: string
  code?: number
  statusCode?: number
}

/** Reads an event stream the way a browser does; a blank line without data is a fault here. */
export function readEventStream(text: string): StreamMessage[] {
  if (text !== '' && !text.endsWith('\n\n')) throw new Error('The stream ends within a message')
  return text
    .split('\n\n')
    .slice(0, -1)
    .map((event) => {
      const lines = event.split(/\r\n|\r|\n/)
      if (lines.some((line) => !line.startsWith('data: '))) throw new Error(`Not data: ${event}`)
      return JSON.parse(lines.map((line) => line.slice('data: '.length)).join('\n'))
    })
}

/** What a client has in the end. */
export function foldMessages(messages: readonly StreamMessage[]) {
  const state = {
    format: '',
    text: '',
    citations: [] as { permanentid: string; clickUri: string }[],
    isAnswered: null as boolean | null,
    error: null as { message: string | undefined; code: number | undefined } | null,
  }
  for (const { payloadType, payload, finishReason, errorMessage, code } of messages) {
    if (finishReason === 'ERROR') {
      state.error = { message: errorMessage, code }
      continue
    }
    const value = JSON.parse(payload)
    if (payloadType === 'genqa.headerMessageType') state.format = value.contentFormat
    if (payloadType === 'genqa.messageType') state.text += value.textDelta
    if (payloadType === 'genqa.citationsType') state.citations = value.citations
    if (payloadType === 'genqa.endOfStreamType') state.isAnswered = value.answerGenerated
  }
  return state
}

export async function collect(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
