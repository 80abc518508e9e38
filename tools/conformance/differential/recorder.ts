import { setTimeout as pause } from 'node:timers/promises'
import { toComparedRequest, type ComparedRequest } from './mask.ts'
import { SPOILS, type Spoil } from './spoil.ts'

/** Turns of the event loop in which a client takes in a reply and perhaps asks again. */
const QUIET_TURNS = 6
const POLL_MS = 1
const PATIENCE_MS = 10_000

export interface Recording {
  requests: readonly ComparedRequest[]
  /** What was thrown where nobody could catch it. */
  strays: readonly unknown[]
}

/** Knows what is sent, and when nothing is on its way any more. */
export interface Recorder extends Disposable {
  /** Does something and tells what came of it until all was quiet again; replies may be spoiled. */
  record(act: () => unknown, spoil: Spoil | null): Promise<Recording>
}

/** Takes the place of the global `fetch`; only one client may act at a time. */
export function recordRequests(plainFetch: typeof fetch): Recorder {
  const usualFetch = globalThis.fetch
  let requests: ComparedRequest[] = []
  let strays: unknown[] = []
  let spoiled: Spoil | null = null
  let pending = 0
  const keepStray = (error: unknown) => void strays.push(error)
  process.on('unhandledRejection', keepStray)
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    requests.push(toComparedRequest(url, init))
    pending += 1
    try {
      return await (spoiled === null ? wholeReply(plainFetch(input, init)) : spoiledReply(spoiled))
    } finally {
      pending -= 1
    }
  }

  async function becomesQuiet(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    let quietTurns = 0
    while (quietTurns < QUIET_TURNS) {
      if (pending === 0) {
        await new Promise((resolve) => setImmediate(resolve))
        quietTurns += 1
      } else {
        if (Date.now() > deadline) throw new Error('A request is not answered')
        await pause(POLL_MS)
        quietTurns = 0
      }
    }
  }

  return {
    async record(act, spoil) {
      requests = []
      strays = []
      spoiled = spoil
      await act()
      await becomesQuiet()
      return { requests, strays }
    },
    [Symbol.dispose]() {
      globalThis.fetch = usualFetch
      process.off('unhandledRejection', keepStray)
    },
  }
}

/** A reply is not there before its last byte is. */
async function wholeReply(asked: Promise<Response>): Promise<Response> {
  const response = await asked
  const bytes = await response.arrayBuffer()
  const { status, statusText, headers } = response
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers })
}

async function spoiledReply(spoil: Spoil): Promise<Response> {
  const reply = SPOILS[spoil]()
  if (reply instanceof Error) throw reply
  return reply
}
