import type { Page, Route } from '@playwright/test'
import * as csstree from 'css-tree'
import {
  findFeature,
  isMissingInSafari,
  partsOf,
} from '../../scripts/browser-features/compat-data.ts'
import { findStyleFeatures } from '../../scripts/browser-features/style-features.ts'

/** `['Promise', 'withResolvers']`, `['Element', 'prototype', 'checkVisibility']`, `['scheduler']`. */
type Missing = readonly string[]

/** Attributes that buttons, dialogs and hints would be understood by. */
const ATTRIBUTES = [
  'command',
  'commandfor',
  'closedby',
  'popover',
  'popovertarget',
  'fetchpriority',
]

/**
 * Makes of Chromium what a page would find in the oldest Safari of docs/browsers.md: what the compatibility data does
 * not know of it is taken away, from scripts before the page runs, from the shop's styles and markup as they arrive.
 */
export async function ageBrowser(page: Page): Promise<void> {
  await page.addInitScript({ content: REMOVAL })
  await page.route('**/assets/*.css', async (route) => {
    await rewrite(route, withoutNewStyles)
  })
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      await rewrite(route, withoutNewAttributes)
    },
  )
}

async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 })
  if (response.status() !== 200) return route.fulfill({ response })
  const headers = response.headers()
  const policy = headers['content-security-policy']
  // Chromium would go on asking for trusted types, which no script of the page finds any more.
  if (policy) headers['content-security-policy'] = policy.replace(/require-trusted-types[^;]*;/, '')
  await route.fulfill({ response, headers, body: change(await response.text()) })
}

function listMissingNames(): Missing[] {
  return ['api', 'javascript.builtins'].flatMap((root) =>
    partsOf(findFeature(root)).flatMap(([owner, feature]): Missing[] => {
      if (isMissingInSafari(feature)) return [[owner]]
      return partsOf(feature)
        .filter(([, part]) => isMissingInSafari(part))
        .flatMap(([name]) => pathsOf(owner, name))
    }),
  )
}

/** The data marks what belongs to an interface itself; of the language it does not say. */
function pathsOf(owner: string, name: string): Missing[] {
  if (owner === 'Window') return [[name]]
  const own = [owner, name.replace(/_static$/, '')]
  const inherited = [owner, 'prototype', name]
  if (name.endsWith('_static')) return [own]
  return findFeature(`api.${owner}`) ? [inherited] : [own, inherited]
}

/** Runs in the page before its scripts do. */
const REMOVAL = `
for (const path of ${JSON.stringify(listMissingNames())}) {
  const name = path.pop()
  const place = path.reduce((object, key) => object?.[key], globalThis)
  if (place && Object.hasOwn(place, name)) delete place[name]
}
const { setAttribute } = Element.prototype
Element.prototype.setAttribute = function (name, value) {
  if (!${JSON.stringify(ATTRIBUTES)}.includes(name.toLowerCase())) setAttribute.call(this, name, value)
}`

function withoutNewAttributes(html: string): string {
  const isNew = new RegExp(` (${ATTRIBUTES.join('|')})="[^"]*"`, 'gi')
  return html.replaceAll(/<(button|dialog|p|div|img|details)\s[^>]*>/g, (tag) =>
    tag.replaceAll(isNew, ''),
  )
}

/** A browser drops the declarations, at-rules and selectors it does not know. */
function withoutNewStyles(css: string): string {
  const offsets = findStyleFeatures(css)
    .filter(({ feature }) => isMissingInSafari(findFeature(feature) ?? {}))
    .map(({ offset }) => offset)
  const isHit = (node: csstree.CssNode) => {
    const { start, end } = node.loc ?? { start: { offset: 0 }, end: { offset: 0 } }
    return offsets.some((offset) => offset >= start.offset && offset < end.offset)
  }
  const tree = csstree.parse(css, { positions: true, parseCustomProperty: true })
  csstree.walk(tree, (node, item, list) => {
    const isDropped =
      (node.type === 'Declaration' && isHit(node)) ||
      (node.type === 'Rule' && isHit(node.prelude)) ||
      (node.type === 'Atrule' && offsets.includes(node.loc?.start.offset ?? -1))
    // What a condition asks for is in no list.
    if (isDropped && item) list.remove(item)
  })
  return csstree.generate(tree)
}
