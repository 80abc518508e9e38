import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { startProxy } from '../proxy.ts'
import { startDriver } from './driver.ts'
import { openHostLink, type HostLink } from './host-link.ts'
import { followNavigation, type Emit } from './navigation.ts'
import { createTab, type Size, type Tab } from './tab.ts'
import { createWindows } from './windows.ts'

const [EVENTS, VALUES] = await Promise.all(['events', 'values'].map(readPageScript))

async function readPageScript(name: string): Promise<string> {
  return stripTypeScriptTypes(await readFile(new URL(`page/${name}.ts`, import.meta.url), 'utf8'))
}

/** One visitor: a browser of their own, with cookies and storage of their own. */
export interface Session {
  id: string
  host: HostLink
  tabs: Map<string, Tab>
  openTab(): Promise<Tab>
  closeTab(tab: Tab): Promise<void>
  /** Sent along with all requests of its pages. */
  setHeaders(headers: Record<string, string>): void
  /** Of its windows, also of those to come. */
  setViewport(size: Size): Promise<void>
  /** Runs before the scripts of every document, until it is removed by the id it is given. */
  addScript(source: string): Promise<string>
  removeScript(id: string): Promise<void>
  /** Runs the body of a function in the tab's page; it is given the payload. */
  callInPage(tab: Tab, call: { body: string; payload: unknown }): Promise<unknown>
  end(): Promise<void>
}

interface SessionFacts {
  env: NodeJS.ProcessEnv
  emit: Emit
  isWithoutScript: boolean
}

export async function startSession({ env, emit, isWithoutScript }: SessionFacts): Promise<Session> {
  const id = randomUUID()
  const tabs = new Map<string, Tab>()
  const byView = new Map<number, Tab>()
  const scripts = new Map<string, string>()
  const windows = createWindows(() => driver)
  let viewport: Size | null = null

  const host = await openHostLink((event) => {
    if (event.kind === 'opened') windows.noteView(event.view)
    else byView.get(event.view)?.navigation.take(event)
  })
  const proxy = await startProxy({ isWithoutScript })
  const driver = await startDriver({
    ...env,
    SAUM_RELAY_PORT: String(host.port),
    SAUM_PROXY: `http://127.0.0.1:${proxy.port}`,
  })
  await sendScripts()

  async function sendScripts(): Promise<void> {
    await host.command('setScripts', { values: VALUES, page: [EVENTS, ...scripts.values()] })
  }

  return {
    id,
    host,
    tabs,
    async openTab() {
      const window = await windows.next()
      const { handle, view } = window
      const tab = createTab({
        window,
        navigation: followNavigation({ context: handle, userContext: id, emit }),
        driver,
        inWindow: (command) => windows.inWindow(handle, command),
      })
      tabs.set(handle, tab)
      byView.set(view, tab)
      if (viewport) await tab.resize(viewport)
      return tab
    },
    async closeTab(tab) {
      if (tabs.size === 1) await windows.keepOneOpen()
      tabs.delete(tab.handle)
      await tab.close()
    },
    setHeaders: proxy.setHeaders,
    async setViewport(size) {
      viewport = size
      await Promise.all([...tabs.values()].map((tab) => tab.resize(size)))
    },
    async addScript(source) {
      const script = randomUUID()
      scripts.set(script, `(${source})()`)
      await sendScripts()
      return script
    },
    async removeScript(script) {
      if (scripts.delete(script)) await sendScripts()
    },
    callInPage: ({ view }, call) => host.command('call', { view, ...call }),
    async end() {
      for (const tab of tabs.values()) tab.navigation.end()
      tabs.clear()
      await driver.end()
      host.close()
      proxy.close()
    },
  }
}
