import { type HTMLElement, parse } from 'node-html-parser'
import { ALLOWED_FEATURES } from './allowed-features.ts'
import { FeatureUses, type FeatureUse } from './feature-use.ts'
import { isAllowed } from './judge-features.ts'
import { noteElement } from './markup-features.ts'
import { findScriptFeatures, readScript } from './script-features.ts'
import { findInlineStyleFeatures, findStyleFeatures } from './style-features.ts'

/** What a served page asks of a browser: elements, attributes, styles and scripts within it. */
export function findPageFeatures(html: string): FeatureUse[] {
  const uses = new FeatureUses()
  const found: FeatureUse[] = []
  for (const element of parse(html).querySelectorAll('*')) {
    const [offset] = element.range
    const attributes = new Map(
      Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value]),
    )
    noteElement({ tag: element.rawTagName.toLowerCase(), attributes }, (feature, word) => {
      if (feature !== null) uses.note(feature, word, offset)
    })
    found.push(...findInside(element).map((use) => ({ ...use, offset })))
  }
  return [...uses.found, ...found]
}

/** Those of a served page that are neither promised nor allowed. */
export function listUnlistedFeatures(html: string): string[] {
  const features = findPageFeatures(html).map(({ feature }) => feature)
  return [...new Set(features)].filter((feature) => !isAllowed(feature, ALLOWED_FEATURES))
}

function findInside(element: HTMLElement): FeatureUse[] {
  const style = element.getAttribute('style')
  const inline = style === undefined ? [] : findInlineStyleFeatures(style)
  if (element.rawTagName === 'style') return [...inline, ...findStyleFeatures(element.text)]
  const type = element.getAttribute('type') ?? 'module'
  const isScript = element.rawTagName === 'script' && /^(module|text\/javascript)$/.test(type)
  return isScript ? findScriptFeatures(readScript(element.rawText)) : inline
}
