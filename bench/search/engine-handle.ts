import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EngineSetting } from './engine.ts'
import type { EngineOrder, EngineReply, Measurement, ReadyMessage } from './engine-messages.ts'
import type { Operation } from './questions.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('./engine-process.ts'))

export interface EngineHandle extends ReadyMessage {
  name: string
  totals(listings: number): Promise<readonly number[]>
  measure(operation: Operation, limit: MeasureLimit): Promise<Measurement>
  stop(): Promise<void>
}

export interface MeasureLimit {
  milliseconds: number
  most: number
}

/** Starts a process with one engine and waits until the range is in it. */
export async function startEngine(name: string, setting: EngineSetting): Promise<EngineHandle> {
  const { products, folder, postgresUrl } = setting
  const child = fork(PROGRAM, [name, String(products), folder, postgresUrl], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const ready = (await answerOf(child)) as ReadyMessage

  async function order(message: EngineOrder): Promise<EngineReply> {
    child.send(message)
    return (await answerOf(child)) as EngineReply
  }

  return {
    name,
    ...ready,
    async totals(listings) {
      const reply = await order({ kind: 'totals', listings })
      return 'totals' in reply ? reply.totals : []
    },
    async measure(operation, limit) {
      const reply = await order({ kind: 'measure', operation, ...limit })
      if ('totals' in reply) throw new Error(`${name} answered something else`)
      return reply
    },
    async stop() {
      if (child.connected) child.send({ kind: 'stop' } satisfies EngineOrder)
      await exited
    },
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const stop = new AbortController()
  const { signal } = stop
  try {
    const message = once(child, 'message', { signal }) as Promise<[unknown]>
    const ended = once(child, 'exit', { signal }).then(([code]: unknown[]): never => {
      throw new Error(`An engine ended with ${String(code)}`)
    })
    const [answer] = await Promise.race([message, ended])
    return answer
  } finally {
    stop.abort()
  }
}
