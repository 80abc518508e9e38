import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { type Message, parseCommand, textOf } from './bidi/protocol.ts'
import { serveBidi } from './bidi/serve.ts'
import { startProxy } from './proxy.ts'

/**
 * Stands between Playwright and a Firefox from the distribution: passes everything on but the commands
 * that the release does not know yet, which are all about settings that the tests leave as they are.
 */
const UNKNOWN_TO_RELEASE = new Set(['emulation.setMediaFeaturesOverride'])
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/

/** No start page, no updates, no calls home. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  // The shop is on this machine.
  'network.proxy.allow_hijacking_localhost': true,
  // Firefox reports no navigation for a page restored from memory, and Playwright would wait for it.
  'browser.sessionhistory.max_total_viewers': 0,
  // As on phones, and in the other browsers of the tests.
  'ui.useOverlayScrollbars': 1,
  // Both save processor time; animations are tested in Chromium.
  'ui.prefersReducedMotion': 1,
  'browser.cache.disk.enable': false,
  // A mouse that hovers, whatever is plugged into this machine.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // The tests are the user: sounds and films start without a touch.
  'media.autoplay.default': 0,
}

const proxy = await startProxy({ isWithoutScript: process.argv.includes('--without-script') })
const profile = await mkdtemp(join(tmpdir(), 'saum-firefox-'))
await writeFile(
  join(profile, 'user.js'),
  writePreferences({ ...PREFERENCES, 'network.proxy.http_port': proxy.port }),
)

const firefox = spawn(
  'firefox-esr',
  ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
  { stdio: ['ignore', 'ignore', 'pipe'] },
)
firefox.once('exit', (code) => {
  void rm(profile, { recursive: true, force: true }).finally(() => process.exit(code ?? 1))
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => firefox.kill())

const endpoint = await readEndpoint()
await serveBidi((client) => relay(client, endpoint))

async function readEndpoint(): Promise<string> {
  for await (const line of createInterface({ input: firefox.stderr })) {
    const found = LISTENING.exec(line)?.[1]
    if (found) {
      // What it says later is not needed, and must not fill the pipe.
      firefox.stderr.resume()
      return `${found}/session`
    }
  }
  throw new Error('Firefox ended before it could be driven')
}

function relay(client: WebSocket, address: string): void {
  const browser = new WebSocket(address, { maxPayload: 0 })
  const early: string[] = []
  browser.once('open', () => early.splice(0).forEach((text) => browser.send(text)))
  browser.on('message', (data) => client.send(textOf(data)))
  browser.once('close', () => client.close())
  browser.once('error', () => client.close())
  client.once('close', () => firefox.kill())
  client.on('message', (data) => {
    const text = textOf(data)
    const { id, method } = parseCommand(text)
    if (UNKNOWN_TO_RELEASE.has(method)) {
      const reply: Message = { type: 'success', id, result: {} }
      client.send(JSON.stringify(reply))
    } else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
}

function writePreferences(preferences: Record<string, boolean | number | string>): string {
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}
