import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import {
  exitCodeOfRefusedStart,
  openAddress,
  startProcess,
  type TestProcess,
} from './test-process.ts'

const running: TestProcess[] = []

function start(env: Record<string, string> = {}): TestProcess {
  const started = startProcess('test-server.ts', { PORT: '0', HOST: '127.0.0.1', ...env })
  running.push(started)
  return started
}

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

describe('starting', { timeout: 20_000 }, () => {
  it('fails with one clear line when the port is taken', async () => {
    const other = await takePort()
    const { port } = other.address() as AddressInfo

    const server = start({ PORT: String(port) })

    expect(await exitCodeOfRefusedStart(server)).toBe(1)
    expect(server.errors()).toBe(
      `Port ${port} is in use. Stop the other program or set PORT to another number.\n`,
    )
    other.close()
  })

  it('fails with every fault of the configuration', async () => {
    const server = start({ PORT: 'x', LOG_LEVEL: 'loud' })

    expect(await exitCodeOfRefusedStart(server)).toBe(1)
    expect(server.errors()).toContain('PORT: must be a number between 0 and 65535, but is "x"')
    expect(server.errors()).toContain('LOG_LEVEL: must be one of trace,')
    expect(server.errors()).not.toContain('at ')
  })

  it('names an address the machine does not have', async () => {
    const server = start({ HOST: '203.0.113.1' })

    expect(await exitCodeOfRefusedStart(server)).toBe(1)
    expect(server.errors()).toContain('This machine has no address 203.0.113.1')
  })
})

describe('closing', { timeout: 20_000 }, () => {
  it('finishes open requests, refuses new ones, closes the services and exits with 0', async () => {
    const server = start()
    const address = await openAddress(server)
    const slow = fetch(`${address}/de/slow/`)
    await untilRendering(server, '/de/slow/')

    server.child.kill('SIGTERM')
    await expect.poll(() => fetch(`${address}/livez`).catch(() => 'refused')).toBe('refused')
    const answer = await slow

    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Leinen.')
    expect(await server.exitCode()).toBe(0)
    expect(server.output()).toContain('services closed')
    expect(server.output()).toMatch(/Closed/)
  })

  it('does not wait for kept-alive connections nobody uses', async () => {
    const server = start()
    const address = await openAddress(server)
    await (await fetch(`${address}/de/`, { headers: { connection: 'keep-alive' } })).text()
    const startedAt = Date.now()

    server.child.kill('SIGINT')

    expect(await server.exitCode()).toBe(0)
    expect(Date.now() - startedAt).toBeLessThan(3000)
  })

  it('gives up on requests that never end', async () => {
    const server = start({ SHUTDOWN_TIMEOUT_MS: '200' })
    const address = await openAddress(server)
    const endless = fetch(`${address}/de/endless/`).catch(() => 'cut off')
    await untilRendering(server, '/de/endless/')

    server.child.kill('SIGTERM')

    expect(await endless).toBe('cut off')
    expect(await server.exitCode()).toBe(0)
  })

  it('exits at once when asked twice', async () => {
    const server = start()
    const address = await openAddress(server)
    const endless = fetch(`${address}/de/endless/`).catch(() => 'cut off')
    await untilRendering(server, '/de/endless/')

    server.child.kill('SIGTERM')
    await expect.poll(() => fetch(`${address}/livez`).catch(() => 'refused')).toBe('refused')
    server.child.kill('SIGTERM')

    expect(await endless).toBe('cut off')
    expect(await server.exitCode()).toBe(1)
  })
})

async function untilRendering(server: TestProcess, path: string): Promise<void> {
  await expect.poll(server.output).toContain(`rendering ${path}`)
}

async function takePort(): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
