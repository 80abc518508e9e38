import type { Result } from '../bidi/protocol.ts'
import { type BidiCookie, type HostCookie, toBidiCookie, toHostCookie } from './cookies.ts'
import { evaluate, forget } from './evaluate.ts'
import { inputActions } from './input.ts'
import { captureScreenshot } from './screenshot.ts'
import type { Session } from './session.ts'
import type { Tab } from './tab.ts'
import type { Visitors } from './visitors.ts'

type Params = Record<string, unknown>
type Run = (params: Params, visitors: Visitors) => Promise<Result>

interface Header {
  name: string
  value: { value: string }
}

/** Settings of a browser that the journeys leave as they are. */
const ACCEPTED: Run = async () => ({})

/** Of one window: the session and the tab that the parameters name. */
function inTab(run: (tab: Tab, session: Session, params: Params) => Promise<Result | void>): Run {
  return async (params, visitors) => {
    const { session, tab } = visitors.findTab(params['context'] ?? contextOf(params['target']))
    return (await run(tab, session, params)) ?? {}
  }
}

function contextOf(target: unknown): unknown {
  return (target as { context?: string } | undefined)?.context
}

/** For the visitors it names. */
function forVisitors(run: (session: Session, params: Params) => Promise<unknown>): Run {
  return async (params, visitors) => {
    for (const id of (params['userContexts'] ?? []) as string[]) {
      await run(visitors.find(id), params)
    }
    return {}
  }
}

function partitionOf({ partition }: Params): string {
  return (partition as { userContext: string }).userContext
}

/** The commands of WebDriver BiDi that Playwright sends, by what WebKitWebDriver and the host can do. */
export const COMMANDS: Record<string, Run> = {
  'session.new': async () => ({
    sessionId: 'webkit',
    capabilities: { browserName: 'WebKitGTK', browserVersion: 'of Debian', userAgent: '' },
  }),
  'session.subscribe': ACCEPTED,
  'network.addIntercept': async () => ({ intercept: 'none' }),
  'network.removeIntercept': ACCEPTED,
  'network.addDataCollector': ACCEPTED,
  'network.setCacheBehavior': ACCEPTED,
  'browser.setDownloadBehavior': ACCEPTED,
  'emulation.setScreenOrientationOverride': ACCEPTED,
  'emulation.setScreenSettingsOverride': ACCEPTED,
  'emulation.setMediaFeaturesOverride': ACCEPTED,

  'browser.createUserContext': async (_params, visitors) => ({
    userContext: (await visitors.create()).id,
  }),
  'browser.removeUserContext': async ({ userContext }, visitors) => {
    await visitors.remove(String(userContext))
    return {}
  },
  'browser.close': async (_params, visitors) => {
    await visitors.removeAll()
    return {}
  },

  'emulation.setLocaleOverride': forVisitors(({ host }, { locale }) =>
    host.command('setLanguages', { languages: [locale] }),
  ),
  'network.setExtraHeaders': async ({ headers, contexts = [], userContexts = [] }, visitors) => {
    const added = Object.fromEntries(
      (headers as Header[]).map(({ name, value }) => [name, value.value]),
    )
    for (const id of userContexts as string[]) visitors.find(id).setHeaders(added)
    for (const id of contexts as string[]) visitors.findTab(id).session.setHeaders(added)
    return {}
  },

  'browsingContext.create': async ({ userContext }, visitors) => {
    const tab = await visitors.find(String(userContext)).openTab()
    return { context: tab.handle }
  },
  'browsingContext.close': inTab((tab, session) => session.closeTab(tab)),
  'browsingContext.activate': ACCEPTED,
  'browsingContext.navigate': inTab((tab, _session, { url }) => tab.open(String(url))),
  'browsingContext.reload': inTab((tab) => tab.reload()),
  // The driver's own commands pass over entries that a page added some time after a click.
  'browsingContext.traverseHistory': inTab((tab, session, { delta }) =>
    session.callInPage(tab, { body: 'history.go(payload)', payload: delta }).then(() => ({})),
  ),
  'browsingContext.setViewport': async (params, visitors) => {
    const size = params['viewport'] as { width: number; height: number }
    if (params['context'] !== undefined) {
      await visitors.findTab(params['context']).tab.resize(size)
    }
    for (const id of (params['userContexts'] ?? []) as string[]) {
      await visitors.find(id).setViewport(size)
    }
    return {}
  },
  'browsingContext.captureScreenshot': inTab(captureScreenshot),

  'script.evaluate': inTab(evaluate),
  'script.callFunction': inTab(evaluate),
  'script.disown': inTab((tab, session, { handles }) => forget(tab, session, handles)),
  'script.addPreloadScript': async (params, visitors) => {
    const [id = ''] = (params['userContexts'] ?? []) as string[]
    const session = id
      ? visitors.find(id)
      : visitors.findTab((params['contexts'] as string[])[0]).session
    return { script: await session.addScript(String(params['functionDeclaration'])) }
  },
  'script.removePreloadScript': async ({ script }, visitors) => {
    await Promise.all(visitors.all().map((session) => session.removeScript(String(script))))
    return {}
  },

  'input.performActions': inTab((tab, _session, { actions }) => tab.act(inputActions(actions))),

  'storage.getCookies': async (params, visitors) => {
    const { host } = visitors.find(partitionOf(params))
    const cookies = (await host.command('getCookies')) as HostCookie[]
    return { cookies: cookies.map(toBidiCookie) }
  },
  'storage.setCookie': async (params, visitors) => {
    const cookie = toHostCookie(params['cookie'] as BidiCookie)
    await visitors.find(partitionOf(params)).host.command('setCookie', cookie)
    return {}
  },
  'storage.deleteCookies': async (params, visitors) => {
    await visitors.find(partitionOf(params)).host.command('clearCookies')
    return {}
  },
}
