import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { WebSocket } from 'ws'
import { type Message, parseCommand, type Result, textOf } from './bidi/protocol.ts'
import { serveBidi } from './bidi/serve.ts'
import { COMMANDS } from './webkit/commands.ts'
import { startSession } from './webkit/session.ts'
import { createVisitors } from './webkit/visitors.ts'

/**
 * Lets Playwright drive the WebKitGTK of the distribution. It speaks WebDriver BiDi on one side, which
 * WebKitGTK does not have yet, and classic WebDriver on the other.
 */
const SCREEN = '1600x1200x24'

const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
})
screen.once('exit', (code) => process.exit(code ?? 1))
const env = { DISPLAY: `:${await firstLine(screen.stdio[3] as Readable)}` }
const isWithoutScript = process.argv.includes('--without-script')

await serveBidi(answer)

function answer(client: WebSocket): void {
  const send = (message: Message) => client.send(JSON.stringify(message))
  const emit = (method: string, params: Result) => send({ type: 'event', method, params })
  const visitors = createVisitors(() => startSession({ env, emit, isWithoutScript }))

  async function run(text: string): Promise<void> {
    const { id, method, params } = parseCommand(text)
    const command = COMMANDS[method]
    if (!command) {
      send({ type: 'error', id, error: 'unknown command', message: method })
      return
    }
    try {
      send({ type: 'success', id, result: await command(params, visitors) })
      if (method === 'browser.close') client.close()
    } catch (error) {
      send({ type: 'error', id, error: 'unknown error', message: String(error) })
    }
  }

  client.on('message', (data) => void run(textOf(data)))
  client.once('close', () => void visitors.removeAll().finally(() => screen.kill()))
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => screen.kill())

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line
  throw new Error('Xvfb ended before it had a display')
}
