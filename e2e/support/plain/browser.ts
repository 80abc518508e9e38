import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import {
  defaultButtonOf,
  isChecked,
  isDisabled,
  isSubmitButton,
  optionValue,
  submissionOf,
  typeOf,
  valueOf,
} from './form-data.ts'
import { accessibleName, fieldName, isHidden, isNamed, type Name, textOf } from './names.ts'
import { invalidFieldOf } from './validity.ts'

interface Where {
  /** A selector or element around what is meant; the whole page without it. */
  within?: string | HTMLElement
  /** Which of several that fit, from 0; without it there must be exactly one. */
  nth?: number
}

/**
 * A browser without script, styles and pictures: links lead on, forms send what they offer. A field
 * or button that the page does not offer cannot be used.
 */
export interface PlainBrowser {
  /** Opens an address and follows its redirects. */
  open(path: string): Promise<void>
  follow(link: Name, where?: Where): Promise<void>
  /** Sends the form of a button. */
  press(button: Name | HTMLElement, where?: Where): Promise<void>
  /** Sends the form of a field by the Enter key. */
  pressEnter(field: Name, where?: Where): Promise<void>
  fill(field: Name, value: string, where?: Where): void
  check(box: Name, where?: Where): void
  /** By the label of the option. */
  choose(select: Name, option: Name, where?: Where): void
  value(field: Name, where?: Where): string
  isChecked(box: Name, where?: Where): boolean
  heading(): string
  /** The words of the page, or of all that a selector finds. */
  text(selector?: string): string
  all(selector: string): HTMLElement[]
  one(selector: string, where?: Where): HTMLElement
  button(name: Name, where?: Where): HTMLElement
  link(name: Name, where?: Where): HTMLElement
  field(name: Name, where?: Where): HTMLElement
  /** Types into or checks an element that was found otherwise. */
  enter(field: HTMLElement, value: string | boolean): void
  readonly url: URL
  /** Path and query. */
  readonly place: string
  readonly status: number
  readonly html: string
}

const MAX_REDIRECTS = 10
/** What stands in `noscript` is part of the page. */
const PARSING = { blockTextElements: { script: true, style: true } }

export function openPlainBrowser(request: APIRequestContext, origin: string): PlainBrowser {
  let url = new URL(origin)
  let referrer = ''
  let status = 0
  let html = ''
  let document = parse('')
  let entries: Map<HTMLElement, string | boolean> = new Map()

  async function show(response: APIResponse): Promise<void> {
    url = new URL(response.url())
    const isSecret = response.headers()['referrer-policy'] === 'strict-origin'
    referrer = isSecret ? `${url.origin}/` : url.href
    status = response.status()
    html = await response.text()
    document = parse(html, PARSING)
    entries = new Map()
  }

  async function open(path: string): Promise<void> {
    await get(path, {})
  }

  async function get(path: string, headers: Record<string, string>): Promise<void> {
    const options = { headers, maxRedirects: MAX_REDIRECTS }
    await show(await request.get(new URL(path, url).href, options))
  }

  function find(kind: string, selector: string, wanted: Name, where: Where): HTMLElement {
    const nameOf = kind === 'field' ? fieldName : accessibleName
    const candidates = scope(where).querySelectorAll(selector)
    const found = candidates.filter(
      (candidate) => !isHidden(candidate) && isNamed(nameOf(candidate), wanted),
    )
    const others = found.length === 0 ? ` among «${candidates.map(nameOf).join('», «')}»` : ''
    return pick(found, `${kind} «${String(wanted)}»${others}`, where)
  }

  function scope({ within }: Where): HTMLElement {
    if (within === undefined) return document
    if (typeof within !== 'string') return within
    return pick(document.querySelectorAll(within), within, {})
  }

  function pick(found: readonly HTMLElement[], what: string, { nth }: Where): HTMLElement {
    const chosen = found[nth ?? 0]
    if (chosen && (nth !== undefined || found.length === 1)) return chosen
    throw new Error(`${found.length} times ${what} on ${url.pathname}${url.search}`)
  }

  const link = (name: Name, where: Where = {}) => find('link', 'a[href]', name, where)
  const button = (name: Name, where: Where = {}) =>
    find('button', 'button, input[type="submit"]', name, where)
  const field = (name: Name, where: Where = {}) =>
    find('field', 'input:not([type="hidden"]), select, textarea', name, where)

  function enter(target: HTMLElement, value: string | boolean): void {
    if (isDisabled(target)) throw new Error(`The field «${fieldName(target)}» is disabled`)
    if (value === true && typeOf(target) === 'radio') clearGroup(target)
    entries.set(target, value)
  }

  function clearGroup(radio: HTMLElement): void {
    const name = radio.getAttribute('name') ?? ''
    const group = document.querySelectorAll(`input[type="radio"][name="${name}"]`)
    for (const one of group) entries.set(one, false)
  }

  async function press(wanted: Name | HTMLElement, where: Where = {}): Promise<void> {
    const isName = typeof wanted === 'string' || wanted instanceof RegExp
    const pressed = isName ? button(wanted, where) : wanted
    const name = accessibleName(pressed)
    if (isDisabled(pressed)) throw new Error(`The button «${name}» is disabled`)
    if (!isSubmitButton(pressed)) throw new Error(`The button «${name}» needs script`)
    const invalid = invalidFieldOf(pressed, entries)
    if (invalid) throw new Error(`A browser would not send the field «${fieldName(invalid)}»`)
    const { method, action, fields } = submissionOf(pressed, entries)
    const target = new URL(action ?? '', url)
    const body = new URLSearchParams(fields).toString()
    if (method === 'get') {
      target.search = body
      return open(target.href)
    }
    const headers = {
      origin: url.origin,
      referer: referrer,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const options = { data: body, headers, maxRedirects: MAX_REDIRECTS }
    return show(await request.post(target.href, options))
  }

  return {
    open,
    press,
    async pressEnter(name, where) {
      const pressed = defaultButtonOf(field(name, where))
      if (!pressed) throw new Error(`The form of «${String(name)}» has no button`)
      return press(pressed)
    },
    follow: (name, where) =>
      get(link(name, where).getAttribute('href') ?? '', { referer: referrer }),
    fill: (name, value, where) => enter(field(name, where), value),
    check: (name, where) => enter(field(name, where), true),
    choose(name, option, where) {
      const select = field(name, where)
      const options = select
        .querySelectorAll('option')
        .filter((one) => isNamed(textOf(one), option))
      enter(select, optionValue(pick(options, `option «${String(option)}»`, {})))
    },
    value: (name, where) => valueOf(field(name, where), entries),
    isChecked: (name, where) => isChecked(field(name, where), entries),
    heading: () => textOf(pick(document.querySelectorAll('h1'), 'h1', {})),
    text: (selector = 'body') => document.querySelectorAll(selector).map(textOf).join('\n'),
    all: (selector) => document.querySelectorAll(selector),
    one: (selector, where = {}) => pick(scope(where).querySelectorAll(selector), selector, where),
    link,
    button,
    field,
    enter,
    get url() {
      return url
    },
    get place() {
      return `${url.pathname}${url.search}`
    },
    get status() {
      return status
    },
    get html() {
      return html
    },
  }
}
