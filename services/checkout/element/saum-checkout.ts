import { createDraftKeeper, type DraftKeeper } from './draft.ts'
import { showNotice } from './failure-notice.ts'
import { watchFields } from './field-faults.ts'
import { markupOfHost } from './host-markup.ts'
import { focusField, placeFocus, rememberFocus } from './focus.ts'
import { askHost, type HostAnswer, type HostFailure, type HostReply } from './host-answer.ts'
import { part } from './part.ts'
import { enterStep, stepOf } from './step-address.ts'
import { createTokenWatch, type TokenWatch } from './token-watch.ts'

const TOKEN_WAIT_MS = 15_000
const WORDS = { network: 'offline', server: 'failed' } as const

/** The checkout of a shop; see docs/checkout-element.md. */
export class SaumCheckout extends HTMLElement {
  static readonly observedAttributes = ['jwt', 'expires-at']

  #drafts: DraftKeeper | undefined
  #watch: TokenWatch | undefined
  #isBusy = false
  #tokenWaiters: (() => void)[] = []
  #listening: AbortController | undefined
  #beforeWarning: Element | null = null

  connectedCallback(): void {
    if (this.#listening) return
    const listening = new AbortController()
    const { signal } = listening
    this.#listening = listening
    this.#drafts = createDraftKeeper(this, this.#shopId)
    this.#watch = createTokenWatch((expiresAt) => void this.#extend(expiresAt))
    this.#watch.set(this.getAttribute('expires-at'))
    watchFields(this, signal)
    this.addEventListener('submit', (event) => this.#onSubmit(event), { signal })
    this.addEventListener('click', (event) => this.#onClick(event), { signal })
    this.addEventListener('input', () => this.#drafts?.keep(), { signal })
    addEventListener('popstate', () => this.#onPop(), { signal })
    // Out of the browser's memory the page is as old as when it was left.
    addEventListener('pageshow', (event) => event.persisted && void this.refresh(), { signal })
    if (this.#layout) this.#begin()
    else void this.#load(stepOf(location.href), false).then(() => this.#begin())
  }

  disconnectedCallback(): void {
    this.#listening?.abort()
    this.#listening = undefined
    this.#watch?.stop()
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'expires-at') return this.#watch?.set(value)
    for (const field of this.querySelectorAll<HTMLInputElement>('input[name=token]')) {
      field.value = value ?? ''
    }
    for (const goOn of this.#tokenWaiters.splice(0)) goOn()
    this.#endWarning()
  }

  setToken(token: string, expiresAt?: string): void {
    if (expiresAt !== undefined) this.setAttribute('expires-at', expiresAt)
    this.setAttribute('jwt', token)
  }

  async refresh(): Promise<void> {
    this.#isBusy = false
    await this.#load(this.#step, false)
  }

  async goTo(step: string): Promise<void> {
    await this.#load(step, true)
  }

  get #shopId(): string {
    return this.getAttribute('shop-id') ?? ''
  }

  get #layout(): HTMLElement | null {
    return part(this, 'layout')
  }

  get #step(): string {
    return this.#layout?.dataset['step'] ?? ''
  }

  #begin(): void {
    if (!this.#layout) return
    // Screen readers do not announce the first words of a region that appears with them.
    this.#say('')
    enterStep(this.#step, false)
    this.#drafts?.restore()
    this.#emit('checkout:load', { step: this.#step })
  }

  #onSubmit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const submitter = event.submitter instanceof HTMLButtonElement ? event.submitter : null
    const name = submitter?.dataset['send'] ?? form.dataset['send']
    if (name === undefined) return
    event.preventDefault()
    const isSmall = submitter?.dataset['part'] === 'link'
    void this.#send(name, form, isSmall ? submitter : null)
  }

  #onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain) return
    const { go, login, field } = link.dataset
    if (go !== undefined) {
      event.preventDefault()
      void this.goTo(go)
    } else if (login !== undefined) {
      if (!this.#emit('checkout:auth-required', { loginUrl: link.href })) event.preventDefault()
    } else if (field !== undefined && focusField(this, link.hash)) event.preventDefault()
  }

  #onPop(): void {
    const step = stepOf(location.href)
    if (step !== null && step !== this.#step) void this.#load(step, false)
  }

  /** A second click while the first is on its way changes nothing. */
  async #send(name: string, form: HTMLFormElement, small: HTMLButtonElement | null): Promise<void> {
    if (this.#isBusy) return
    const body = new URLSearchParams()
    for (const [field, value] of new FormData(form, small)) {
      if (typeof value === 'string' && field !== 'token') body.append(field, value)
    }
    const done = this.#setBusy(small ?? part(form, 'button'))
    const reply = await this.#ask(`steps/${name}`, body)
    const isLeaving = reply.ok && reply.answer.location !== undefined
    // On the way to another page the button stays pressed.
    if (!isLeaving) done()
    if (!reply.ok) return this.#fail(reply.failure)
    this.#drafts?.drop()
    this.#take(reply.answer, true)
  }

  async #load(step: string | null, isNew: boolean): Promise<void> {
    const query = step === null ? '' : `?step=${encodeURIComponent(step)}`
    const reply = await this.#ask(`fragment${query}`)
    if (!reply.ok) return this.#fail(reply.failure)
    this.#take(reply.answer, isNew)
    this.#drafts?.restore()
  }

  /** A refused token is asked for once; what was to be sent waits for it. */
  async #ask(path: string, body?: URLSearchParams): Promise<HostReply> {
    const url = `${this.#host}/${this.#shopId}/${path}`
    const ask = () => askHost({ url, token: this.getAttribute('jwt') ?? '', ...(body && { body }) })
    const reply = await ask()
    if (reply.ok || reply.failure !== 'invalid-token') return reply
    return (await this.#renewToken('checkout:invalid-token')) ? ask() : reply
  }

  async #renewToken(event: string, detail: Record<string, unknown> = {}): Promise<boolean> {
    const renewed = new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, TOKEN_WAIT_MS, false)
      this.#tokenWaiters.push(() => {
        clearTimeout(timer)
        resolve(true)
      })
    })
    this.#emit(event, detail)
    return renewed
  }

  /** The page renews the token unnoticed; shoppers are warned, and can press, where it could not. */
  async #extend(expiresAt: string): Promise<void> {
    const isRenewed = await this.#renewToken('checkout:token-expiring', { expiresAt })
    if (isRenewed || !part(this, 'form')) return
    this.#warn(Date.parse(expiresAt) > Date.now() ? 'ending' : 'ended', expiresAt)
  }

  #warn(words: 'ending' | 'ended', expiresAt: string): HTMLElement | undefined {
    const layout = this.#layout
    const { extend: label, [words]: text } = layout?.dataset ?? {}
    if (!layout || label === undefined || text === undefined) return undefined
    const press = (button: HTMLButtonElement) => {
      if (button.ariaBusy === 'true') return
      button.ariaBusy = 'true'
      void this.#extend(expiresAt)
    }
    const { activeElement } = document
    if (!part(this, 'failure')?.contains(activeElement)) this.#beforeWarning = activeElement
    return showNotice(layout, text, { label, press })
  }

  /** Another token has come: the keyboard goes back to where the warning met it. */
  #endWarning(): void {
    const warning = part(this, 'failure')
    if (!warning?.querySelector('button')) return
    const hadFocus = warning.contains(document.activeElement)
    warning.remove()
    this.#say(this.#layout?.dataset['extended'] ?? '')
    const before = this.#beforeWarning
    const target = before instanceof HTMLElement && before !== document.body ? before : null
    if (hadFocus) (target ?? part(this, 'title'))?.focus({ preventScroll: true })
  }

  get #host(): string {
    return this.getAttribute('host') ?? new URL('../..', import.meta.url).href.replace(/\/$/, '')
  }

  #take({ html, events, location: target }: HostAnswer, isNew: boolean): void {
    const isPrevented = events.map(({ name, detail }) => !this.#emit(name, detail)).includes(true)
    if (target !== undefined && !isPrevented) location.assign(target)
    if (html !== undefined) this.#show(html, isNew)
  }

  #show(html: string, isNew: boolean): void {
    const before = this.#step
    const find = rememberFocus(this)
    const template = document.createElement('template')
    template.innerHTML = markupOfHost(html)
    const layout = this.#layout
    if (layout) layout.replaceWith(template.content)
    else this.replaceChildren(template.content)
    const step = this.#step
    const isNewStep = step !== before
    enterStep(step, isNew && isNewStep)
    if (before !== '') placeFocus(this, isNewStep, find)
    if (isNewStep) this.#emit('checkout:step', { step })
    // A warning went with the markup it stood in: a token that still ends soon is asked for again.
    this.#watch?.set(this.getAttribute('expires-at'))
  }

  #setBusy(button: HTMLElement | null): () => void {
    this.#isBusy = true
    button?.setAttribute('aria-busy', 'true')
    this.#say(button?.dataset['busy'] ?? '')
    return () => {
      this.#isBusy = false
      button?.removeAttribute('aria-busy')
      this.#say('')
    }
  }

  /** What was typed stays where it is; the words were written into the markup beforehand. */
  #fail(failure: HostFailure): void {
    this.#emit('checkout:error', { code: failure === 'invalid-token' ? 'token' : failure })
    if (failure === 'invalid-token') {
      return this.#warn('ended', new Date().toISOString())?.focus()
    }
    const layout = this.#layout
    const words = layout?.dataset[WORDS[failure]]
    if (layout && words !== undefined) showNotice(layout, words).focus()
  }

  #say(words: string): void {
    let region = part(this, 'announcement')
    if (!region) {
      region = document.createElement('p')
      region.dataset['part'] = 'announcement'
      region.role = 'status'
      this.append(region)
    }
    region.textContent = words
  }

  /** Says whether the page leaves the rest to the element. */
  #emit(name: string, detail: Record<string, unknown>): boolean {
    const init = { detail, bubbles: true, composed: true, cancelable: true }
    return this.dispatchEvent(new CustomEvent(name, init))
  }
}
