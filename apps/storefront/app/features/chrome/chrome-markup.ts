import { currentSection } from '#app/navigation/current-section.ts'
import type { Chrome, ChromePart } from './chrome.ts'

const CHECKOUT = /^\/[^/]+\/checkout\/?$/
const SLIM_PART = { header: 'slimHeader', footer: 'slimFooter' } as const

/** A part of the chrome with the entry marked that the page belongs to. */
export function chromeMarkup(chrome: Chrome, part: ChromePart, pathname: string): string {
  if (CHECKOUT.test(pathname)) return chrome[SLIM_PART[part]]
  const section = currentSection(pathname, chrome.sections)
  if (section === undefined) return chrome[part]
  const mark = `data-section="${section}"`
  return chrome[part].replaceAll(mark, `${mark} aria-current="true"`)
}
