import { chromium, type Browser } from '@playwright/test'
import { CONSENT_SERVICE_IDS } from '@saum/domain/consent-services'
import { CONSENT_VERSION, writeConsent } from '@saum/tracking/consent/consent'
import { CONSENT_COOKIE } from '@saum/tracking/consent/consent-cookie'

/** What a visitor has said. */
export type Standing = 'refused' | 'undecided' | 'allowed'

export interface PageVisit {
  /** Compressed bytes of all scripts within the first seconds. */
  scriptBytes: number
  /** Milliseconds of the longest piece of work that tracking or the dialog did at once. */
  longestMs: number
}

const THROTTLE = 4
const WAIT_MS = 6_000
/** The files only tracking and the question for it need. */
const OWN_FILES = /\/assets\/(?:open-tracking|consent|measure-vitals|vitals|open-search-usage)/

interface TraceEvent {
  name: string
  dur?: number
  args?: { data?: { url?: string } }
}

/** Opens a page as a phone four times slower than this machine does. */
export async function visitPage(browser: Browser, url: string, standing: Standing) {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  })
  try {
    if (standing !== 'undecided') await context.addCookies([cookieOf(url, standing)])
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
    await page.goto(url)
    await page.waitForTimeout(WAIT_MS)
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    const scriptBytes = await page.evaluate<number>(
      `performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
    )
    return { scriptBytes, longestMs: longestOf(trace.traceEvents) } satisfies PageVisit
  } finally {
    await context.close()
  }
}

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** In milliseconds; the trace counts thousandths of them. */
function longestOf(events: readonly TraceEvent[]): number {
  const own = events.filter(
    ({ name, args }) =>
      /^(?:EvaluateScript|FunctionCall|v8\.evaluateModule|v8\.compileModule)$/.test(name) &&
      OWN_FILES.test(args?.data?.url ?? ''),
  )
  return Math.max(0, ...own.map(({ dur = 0 }) => dur)) / 1_000
}

function cookieOf(url: string, standing: 'refused' | 'allowed') {
  const [granted, refused] =
    standing === 'allowed' ? [CONSENT_SERVICE_IDS, []] : [[], CONSENT_SERVICE_IDS]
  const id = '580f46e5-22e2-4f91-89ad-2e652f376b40'
  const value = writeConsent({ version: CONSENT_VERSION, id, at: Date.now(), granted, refused })
  return { name: CONSENT_COOKIE, value, url }
}
