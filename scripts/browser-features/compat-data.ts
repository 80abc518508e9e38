import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '@saum/domain/supported-browsers'

const { chrome, edge, firefox, safari, ios } = OLDEST_BROWSERS

interface PromisedBrowser {
  name: BrowserName
  title: string
  version: string
}

/** Phones have versions of their own. */
const PROMISED: readonly PromisedBrowser[] = [
  { name: 'chrome', title: 'Chrome', version: chrome },
  { name: 'chrome_android', title: 'Chrome for Android', version: chrome },
  { name: 'edge', title: 'Edge', version: edge },
  { name: 'firefox', title: 'Firefox', version: firefox },
  { name: 'firefox_android', title: 'Firefox for Android', version: firefox },
  { name: 'safari', title: 'Safari', version: safari },
  { name: 'safari_ios', title: 'Safari on iOS', version: ios },
]

/** A node of the data: a feature and, below it, its parts by name. */
export type Feature = Identifier

const ROOT: Feature = {
  api: bcd.api,
  css: bcd.css,
  html: bcd.html,
  javascript: bcd.javascript,
  svg: bcd.svg,
}

/** `css.properties.text-wrap`; undefined for what the data does not know. */
export function findFeature(path: string): Feature | undefined {
  return path.split('.').reduce<Feature | undefined>(partNamed, ROOT)
}

function partNamed(feature: Feature | undefined, name: string): Feature | undefined {
  return feature && name !== '__compat' && Object.hasOwn(feature, name) ? feature[name] : undefined
}

/** The named parts of a feature, without what the data says of the feature itself. */
export function partsOf(feature: Feature | undefined): [name: string, part: Feature][] {
  const { __compat: _, ...parts } = feature ?? {}
  return Object.entries(parts)
}

/** In a standard, and in more than one engine. */
export function isStandard({ __compat: compat }: Feature): boolean {
  return compat?.status?.standard_track === true && !compat.status.experimental
}

/** What a part is, where its name does not say it: `<code>color-mix()</code>`. */
export function descriptionOf({ __compat: compat }: Feature): string {
  return compat?.description ?? ''
}

/** The promised browsers that lack a feature, in words; empty for what all of them know. */
export function listLacking(
  feature: Feature | undefined,
  prefixes: readonly string[] = [],
): string[] {
  const { __compat: compat } = feature ?? {}
  if (!compat) return []
  const known = prefixes.length === 0 ? LACKING.get(compat) : undefined
  if (known) return known
  const lacking = PROMISED.filter((browser) => !isKnownTo(browser, compat, prefixes)).map(
    ({ name, title, version }) => `${title} ${since(compat, name, version)}`,
  )
  if (prefixes.length === 0) LACKING.set(compat, lacking)
  return lacking
}

/** The same few features are asked for thousands of times. */
const LACKING = new WeakMap<CompatStatement, string[]>()

/** Whether the oldest Safari of the promise lacks a feature; it is the one that lacks most. */
export function isMissingInSafari({ __compat: compat }: Feature): boolean {
  const oldest = PROMISED.filter(({ name }) => name === 'safari_ios')
  return compat !== undefined && !oldest.every((browser) => isKnownTo(browser, compat, []))
}

function isKnownTo(
  { name, version }: PromisedBrowser,
  { support }: CompatStatement,
  prefixes: readonly string[],
): boolean {
  const statements = [support[name] ?? []].flat()
  return statements.some((statement) => isSupported(statement, version, prefixes))
}

function isSupported(
  statement: SimpleSupportStatement,
  version: string,
  prefixes: readonly string[],
): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  } = statement
  if (typeof added !== 'string' || added === 'preview' || removed || flags) return false
  if (alternative_name !== undefined) return false
  if (prefix !== undefined && !prefixes.includes(prefix)) return false
  return compareVersions(added.replace('≤', ''), version) <= 0
}

function since({ support }: CompatStatement, name: BrowserName, version: string): string {
  const added = [support[name] ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => version_added)
    .find((known) => typeof known === 'string' && known !== 'preview')
  return typeof added === 'string' && compareVersions(added.replace('≤', ''), version) > 0
    ? `before ${added}`
    : '(all versions)'
}

function compareVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major - otherMajor || minor - otherMinor
}
