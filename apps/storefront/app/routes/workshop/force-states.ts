/** States a pointer or the keyboard brings about, and what the workshop lets look like them. */
const FORCED = [
  [':focus-visible', "[data-show~='focus'] :is(a, button, input, select, textarea, summary)"],
  [':hover', "[data-show~='hover'] *"],
  [':active', "[data-show~='active'] *"],
] as const

/**
 * Lets everything inside `[data-show="hover"]` look as if a pointer rested on it, by widening the
 * selectors of the real styles. The components need no second way to look hovered.
 */
export function forceStates(sheets: Iterable<CSSStyleSheet>) {
  for (const sheet of sheets) widenRules(sheet.cssRules)
}

function widenRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) widenSelector(rule)
    if ('cssRules' in rule) widenRules(rule.cssRules as CSSRuleList)
  }
}

function widenSelector(rule: CSSStyleRule) {
  const widened = widen(rule.selectorText)
  if (widened !== rule.selectorText) rule.selectorText = widened
}

/** `.a:hover` becomes `.a:is(:hover, [data-show~='hover'] *)`; the same weight, a wider reach. */
export function widen(selector: string): string {
  if (selector.includes('[data-show')) return selector
  return FORCED.reduce(
    (text, [state, reach]) => text.replaceAll(state, `:is(${state}, ${reach})`),
    selector,
  )
}
