import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LogEntry } from '@saum/thread/log'
import { afterEach, describe, expect, it } from 'vitest'
import { tellPassages, withFallback, type AnswerTask } from './answer-generator.ts'
import { createChatGenerator } from './chat-generator.ts'
import { collect } from './test-event-stream.ts'

const PASSAGE = {
  citation: {
    id: 'c1',
    title: 'Pflege',
    uri: '',
    permanentid: 'care-guide',
    clickUri: '',
    source: 'content',
  },
  about: '',
  headings: ['Seide'],
  text: 'Seide wird kalt gewaschen, von Hand und ohne Einweichen, danach liegend getrocknet.',
  markdown: 'Seide wird kalt gewaschen.',
  weight: 1,
  isRow: false,
}

function aTask(signal = new AbortController().signal): AnswerTask {
  return {
    question: 'Wie wasche ich Seide?',
    passages: [PASSAGE],
    contentFormat: 'text/plain',
    signal,
  }
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Seen {
  key: string | undefined
  body: string
}

/** A service of our own that speaks like a language model. */
async function aService(reply: (response: ServerResponse) => void) {
  const seen: Seen[] = []
  const server = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', (bytes: Buffer) => (body += bytes.toString()))
    request.on('end', () => {
      seen.push({ key: request.headers.authorization, body })
      reply(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const log: LogEntry[] = []
  const options = {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    key: 'k-1',
    model: 'm',
    log: (entry: LogEntry) => log.push(entry),
  }
  return { options, seen, log }
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
}

function sends(...texts: string[]) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const text of texts) response.write(text)
    response.end()
  }
}

describe('an answer written by a language model', () => {
  it('comes in the parts the service sends', async () => {
    const { options } = await aService(
      sends(': keep-alive\n\n', chunk('Kalt '), chunk(''), chunk('waschen.'), 'data: [DONE]\n\n'),
    )

    const parts: string[] = []
    for await (const part of createChatGenerator(options)(aTask())) parts.push(part)

    expect(parts).toEqual(['Kalt ', 'waschen.'])
  })

  it('is asked for with the key, the passages and nothing else', async () => {
    const { options, seen } = await aService(sends(chunk('Kalt.')))

    await collect(createChatGenerator(options)(aTask()))

    const { messages, stream, model } = JSON.parse(seen[0]?.body ?? '')
    expect(seen[0]?.key).toBe('Bearer k-1')
    expect({ stream, model }).toEqual({ stream: true, model: 'm' })
    expect(messages.at(-1).content).toBe(
      `Passages:\n[1] Pflege > Seide\n${PASSAGE.text}\n\nQuestion: Wie wasche ich Seide?`,
    )
  })

  it.each([
    ['refuses', (response: ServerResponse) => void response.writeHead(500).end('no')],
    ['sends something else', sends('data: {"not":"ours"}\n\n')],
    ['sends no JSON', sends('data: oops\n\n')],
    ['sends nothing', sends('data: [DONE]\n\n')],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['sends a line without end', sends(`data: ${'x'.repeat(70_000)}`)],
  ])('is told from the passages when the service %s', async (_, reply) => {
    const { options } = await aService(reply)
    const generate = withFallback(createChatGenerator(options), tellPassages)

    expect(await collect(generate(aTask()))).toBe(PASSAGE.text)
  })

  it('is told from the passages when the service takes too long, and that is noted', async () => {
    const { options, log } = await aService(() => {})
    const generate = withFallback(createChatGenerator({ ...options, timeoutMs: 50 }), tellPassages)

    expect(await collect(generate(aTask()))).toBe(PASSAGE.text)
    expect(log).toMatchObject([{ level: 'warn', message: 'The answer service failed' }])
  })

  it('fails when the service breaks off after the first words', async () => {
    const { options } = await aService(sends(chunk('Kalt '), 'data: oops\n\n'))
    const generate = withFallback(createChatGenerator(options), tellPassages)

    await expect(collect(generate(aTask()))).rejects.toThrow(SyntaxError)
  })

  it('ends when the reader leaves, without an answer from elsewhere', async () => {
    const reader = new AbortController()
    const { options, log } = await aService((response) => {
      response.writeHead(200)
      response.write(chunk('Kalt '))
    })
    const parts = withFallback(
      createChatGenerator(options),
      tellPassages,
    )(aTask(reader.signal))[Symbol.asyncIterator]()
    await parts.next()

    const rest = parts.next()
    reader.abort()

    await expect(rest).rejects.toThrow('aborted')
    expect(log).toEqual([])
  })

  it('is cut where a shopper would have stopped reading', async () => {
    const { options } = await aService(
      sends(...Array.from({ length: 100 }, () => chunk('x'.repeat(100)))),
    )

    const text = await collect(createChatGenerator(options)(aTask()))

    expect(text.length).toBeLessThanOrEqual(4000)
  })
})
