/** With what somebody shops, as coarsely as they would say it themselves; empty where it cannot be told. */
export interface Agent {
  browser: string
  system: string
}

/** The first that fits: most browsers also call themselves by the names of others. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'chrome'],
  // Everybody says so; only on the systems of its maker is it true.
  [/\b(?:iPhone|iPad|Mac OS X)\b.*\bSafari\//, 'safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]
/** What comes after is no news. */
const LONGEST = 500
const COARSE = /^(?<browser>[a-z]{0,20}) (?<system>[a-z]{0,20})$/

/** `firefox mac` of what a browser calls itself: neither a version nor anything that tells people apart. */
export function coarseAgent(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST)
  return `${nameIn(BROWSERS, text)} ${nameIn(SYSTEMS, text)}`
}

/** What `coarseAgent` has written; whatever else is said is not believed. */
export function parseAgent(agent: string): Agent {
  const { browser = '', system = '' } = COARSE.exec(agent)?.groups ?? {}
  const isKnown = (names: readonly [RegExp, string][], name: string) =>
    names.some(([, known]) => known === name)
  return {
    browser: isKnown(BROWSERS, browser) ? browser : '',
    system: isKnown(SYSTEMS, system) ? system : '',
  }
}

function nameIn(names: readonly [RegExp, string][], text: string): string {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}
