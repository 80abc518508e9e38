import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openAddress, startProcess } from '../test-process.ts'
import { openReportingLog } from './error-reports-log.ts'
import { createLog } from './log.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

describe('[7.60] a process without a DSN', () => {
  it.each([
    ['warns of it once', 'off', 'warn'],
    ['only mentions it where the shop is tried out', 'on', 'info'],
  ])('%s', (_, demoData, level) => {
    const lines: string[] = []
    const log = createLog({ level: 'info', format: 'json' }, { write: (line) => lines.push(line) })
    const config = readConfig({ NODE_ENV: 'test', DEMO_DATA: demoData })

    const reporting = openReportingLog(config, log, () => '')
    reporting.log.error({ err: new Error('broken') }, 'fault')

    expect(reporting.log).toBe(log)
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level, msg: 'Sentry DSN is not provided' },
      { level: 'error', msg: 'fault' },
    ])
  })
})

describe('[7.60] a process with a DSN', { timeout: 20_000 }, () => {
  it('has told of its faults when it has left', async () => {
    const bodies: string[] = []
    const service = createServer((incoming, outgoing) => {
      incoming.setEncoding('utf8').on('data', (text: string) => bodies.push(text))
      incoming.on('end', () => outgoing.end('{}'))
    })
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    const server = startProcess('test-server.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      REQUEST_TIMEOUT_MS: '100',
      SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
      SENTRY_ENVIRONMENT: 'rehearsal',
    })
    closing.push(() => {
      server.child.kill('SIGKILL')
      service.closeAllConnections()
      service.close()
    })

    const address = await openAddress(server)
    const answer = await fetch(`${address}/de/endless/?q=geheim`)
    server.child.kill('SIGTERM')

    expect(await server.exitCode()).toBe(0)
    expect(answer.status).toBe(503)
    const report = bodies.join('')
    expect(report).toContain('"type":"DeadlineError"')
    expect(report).toContain('"environment":"rehearsal"')
    expect(report).not.toContain('geheim')
  })
})
