/** The name under which the page reports what happens in it. */
export const REPORT = 'screenReaderReport'
/** The elements that had the focus, in order; a report names one by its place here. */
export const FOCUSED = 'screenReaderFocused'

/** Resolves once all that has happened is reported. */
export const SETTLED = 'screenReaderSettled'

const SETTLE_MS = 50

export type Report =
  | { kind: 'page' | 'announcement' | 'state'; text: string }
  /** Whether it is expanded is told here: by the time it is looked up this may have changed. */
  | { kind: 'focus'; index: number; isExpanded: boolean }

/**
 * Runs in the page before its own scripts, and reports what a screen reader is told: the focus moves, the
 * focused control changes its state, a live region changes. It is as strict as the least patient reader:
 * a polite region must have been there before its text, a region behind a modal dialog is silent.
 */
export const EAR = `
if (window === top) {
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output'
  const ASSERTIVE = '[role="alert"], [aria-live="assertive"]'
  const NOT_READ = '[aria-hidden="true"], script, style, template'
  const STATES = {
    'aria-expanded': { true: 'ausgeklappt', false: 'eingeklappt' },
    'aria-pressed': { true: 'gedrückt', false: 'nicht gedrückt' },
    'aria-invalid': { true: 'ungültig' },
  }
  const known = new WeakSet()
  window.${FOCUSED} = []

  const waiting = []
  let settled = Promise.resolve()
  window.${SETTLED} = () => settled

  /** What follows from one key press belongs together; a focused control is described as it ends up. */
  function report(entry) {
    if (waiting.push(entry) > 1) return
    settled = new Promise((resolve) => setTimeout(() => resolve(hand()), ${SETTLE_MS}))
  }
  const hand = () => Promise.all(waiting.splice(0).map((entry) => window.${REPORT}(complete(entry))))
  function complete(entry) {
    const element = window.${FOCUSED}[entry.index]
    if (!element) return entry
    const isOpenFold = element.matches('summary') && element.parentElement.open
    return { ...entry, isExpanded: element.ariaExpanded === 'true' || isOpenFold }
  }
  const isFocusMoving = () => waiting.some(({ kind }) => kind === 'focus')

  const say = (kind, words) => {
    const text = words.replace(/\\s+/g, ' ').trim()
    const isSaidAnyway = kind === 'state' && isFocusMoving()
    if (text !== '' && !isSaidAnyway) report({ kind, text })
  }
  const focus = (element) => report({ kind: 'focus', index: window.${FOCUSED}.push(element) - 1 })

  const isElement = (node) => node.nodeType === Node.ELEMENT_NODE
  const elementOf = (node) => (isElement(node) ? node : node.parentElement)
  const regionsIn = (node) =>
    isElement(node) ? [node, ...node.querySelectorAll(LIVE)].filter((one) => one.matches(LIVE)) : []

  function isAudible(region) {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      region.isConnected &&
      region.getAttribute('aria-live') !== 'off' &&
      region.ariaBusy !== 'true' &&
      region.closest('[inert], [aria-hidden="true"]') === null &&
      region.checkVisibility({ visibilityProperty: true }) &&
      (!modal || modal.contains(region))
    )
  }

  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (!isElement(node) || node.matches(NOT_READ) || !node.checkVisibility()) return ''
    if (node.matches('img')) return ' ' + node.alt + ' '
    const inside = [...node.childNodes].map(textOf).join('')
    return getComputedStyle(node).display.startsWith('inline') ? inside : ' ' + inside + ' '
  }

  /** All of an atomic region, otherwise only what is new in it. */
  function newTextOf(region, records) {
    const isAtomic = region.ariaAtomic ?? String(region.matches('[role="status"], [role="alert"], output'))
    if (isAtomic === 'true') return textOf(region)
    const fresh = records.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : type === 'characterData' ? [target] : [region],
    )
    const inside = [...new Set(fresh)].filter((node) => region.contains(node))
    return inside
      .filter((node) => elementOf(node).closest(NOT_READ) === null)
      .filter((node) => !inside.some((other) => other !== node && other.contains(node)))
      .map(textOf)
      .join(' ')
  }

  function announce(records) {
    const changes = records.filter(({ attributeName: name }) => name === null || name === 'aria-busy')
    const changed = new Map()
    for (const record of changes) {
      const region = elementOf(record.target)?.closest(LIVE)
      if (region) changed.set(region, [...(changed.get(region) ?? []), record])
    }
    const born = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(regionsIn))
    for (const region of new Set([...changed.keys(), ...born])) {
      const isHeard = known.has(region) || region.matches(ASSERTIVE)
      known.add(region)
      if (!isHeard || !isAudible(region)) continue
      const isNew = !changed.has(region)
      say('announcement', isNew ? textOf(region) : newTextOf(region, changed.get(region)))
    }
  }

  function speakState({ target, attributeName: name, oldValue }) {
    const { activeElement } = document
    const isOwn = target === activeElement
    const value = target.getAttribute(name)
    if (isOwn && name === 'aria-activedescendant') {
      const option = value && document.getElementById(value)
      if (option) focus(option)
    } else if (isOwn && value !== (oldValue ?? 'false')) say('state', STATES[name]?.[value] ?? '')
    else if (name === 'open' && target === activeElement?.parentElement && activeElement.matches('summary')) {
      say('state', STATES['aria-expanded'][target.open])
    }
  }

  function speakInput({ target }) {
    if (target !== document.activeElement) return
    if (target.type === 'checkbox') say('state', target.checked ? 'aktiviert' : 'nicht aktiviert')
    else if (target.type === 'radio') say('state', 'aktiviert')
    else if (target.type === 'range') say('state', target.ariaValueText ?? target.value)
    else if (target.matches('select')) say('state', target.selectedOptions[0]?.text ?? '')
  }

  addEventListener('DOMContentLoaded', () => {
    say('page', 'Seite ' + document.title)
    for (const region of regionsIn(document.documentElement)) known.add(region)
    new MutationObserver((records) => {
      announce(records)
      for (const record of records) if (record.type === 'attributes') speakState(record)
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeOldValue: true,
      attributeFilter: [...Object.keys(STATES), 'aria-activedescendant', 'aria-busy', 'open'],
    })
  })
  addEventListener('pagehide', hand)
  addEventListener('focusin', ({ target }) => focus(target), true)
  addEventListener('input', speakInput, true)
}
`
