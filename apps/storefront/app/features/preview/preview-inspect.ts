const ENTRY = 'data-contentful-entry-id'
const FIELD = 'data-contentful-field-id'
const PAGE = 'data-page-entry'
/** Entries made of the text of a page are named after it and lie where it lies. */
const OF_PAGE = /^(?:-(?:accordion|call-to-action|quote)-\d+)?$/

/** Less room than an outline beside a block needs. */
const EDGE_PX = 6

interface Marked {
  entry: string
  /** Empty where the whole block is meant. */
  field: string
  /** Where it lies in the content folder. */
  file: string
}

/** What a place on the page was made of: the nearest entry, and the field if one is marked within it. */
function markedAt(element: Element): Marked | null {
  const block = element.closest(`[${ENTRY}]`)
  const entry = block?.getAttribute(ENTRY)
  if (!block || !entry) return null
  const field = element.closest(`[${FIELD}]`)
  const page = element.closest(`[${PAGE}]`)?.getAttribute(PAGE) ?? null
  return {
    entry,
    field: field && block.contains(field) ? (field.getAttribute(FIELD) ?? '') : '',
    file: fileOf(entry, page),
  }
}

export function fileOf(entry: string, page: string | null): string {
  const isOfPage = page !== null && entry.startsWith(page) && OF_PAGE.test(entry.slice(page.length))
  return isOfPage ? `content/pages/${page}/` : `content/entries/${entry}.json`
}

/** Where the entry is edited; `null` when nobody said, and its file is named instead. */
export function editAddress(template: string | undefined, entry: string): string | null {
  return template ? template.replaceAll('{entry}', encodeURIComponent(entry)) : null
}

/** Shows what a block is made of: with the switch of the bar on, or with Alt held. */
export function startInspecting(page: Document): () => void {
  const bar = page.querySelector<HTMLElement>('[data-preview-bar]')
  const button = bar?.querySelector<HTMLButtonElement>('[data-preview-inspect]')
  const panel = bar?.querySelector<HTMLElement>('[data-preview-panel]')
  if (!bar || !button || !panel) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let opener: HTMLElement | null = null

  const isOn = () => button.getAttribute('aria-pressed') === 'true'

  function toggle(): void {
    button?.setAttribute('aria-pressed', String(!isOn()))
    page.documentElement.toggleAttribute('data-inspecting', isOn())
    for (const block of page.querySelectorAll<HTMLElement>(`[${ENTRY}]`)) {
      block.toggleAttribute('data-at-edge', isOn() && block.getBoundingClientRect().left < EDGE_PX)
      if (isOn()) block.tabIndex = 0
      else block.removeAttribute('tabindex')
    }
    if (!isOn()) close()
  }

  function show(marked: Marked, from: HTMLElement): void {
    if (!panel) return
    opener = from
    fillPanel(panel, marked, bar?.dataset['editor'])
    panel.hidden = false
    panel.focus()
  }

  function close(): void {
    if (!panel || panel.hidden) return
    panel.hidden = true
    opener?.focus()
    opener = null
  }

  function inspect(event: MouseEvent | KeyboardEvent): void {
    const { target } = event
    const isKey = 'key' in event
    if (isKey && event.key === 'Escape') return close()
    const isMeant = isKey ? isOn() && event.key === 'Enter' : isOn() || event.altKey
    if (!isMeant || !(target instanceof HTMLElement)) return
    // With the keyboard the block itself is chosen; what is in it keeps its own keys.
    if (isKey && !target.hasAttribute(ENTRY)) return
    const marked = markedAt(target)
    if (!marked) return
    event.preventDefault()
    event.stopImmediatePropagation()
    show(marked, target)
  }

  button.hidden = false
  button.addEventListener('click', toggle, { signal })
  panel.querySelector('[data-preview-close]')?.addEventListener('click', close, { signal })
  panel.querySelector('[data-preview-copy]')?.addEventListener('click', copyEntry, { signal })
  page.addEventListener('click', inspect, { capture: true, signal })
  page.addEventListener('keydown', inspect, { capture: true, signal })
  return () => {
    listening.abort()
    page.documentElement.removeAttribute('data-inspecting')
  }
}

function fillPanel(panel: HTMLElement, marked: Marked, template?: string): void {
  const { entry, field, file } = marked
  const address = editAddress(template, entry)
  write(panel, 'entry', entry)
  write(panel, 'field', field)
  write(panel, 'file', address === null ? file : '')
  const link = panel.querySelector<HTMLAnchorElement>('[data-preview-edit]')
  if (link) {
    link.hidden = address === null
    if (address !== null) link.href = address
  }
  const copied = panel.querySelector<HTMLElement>('[data-preview-copied]')
  if (copied) copied.hidden = true
}

/** A row without words is not shown. */
function write(panel: HTMLElement, name: string, text: string): void {
  const place = panel.querySelector<HTMLElement>(`[data-preview-value="${name}"]`)
  if (!place) return
  place.textContent = text
  if (place.parentElement) place.parentElement.hidden = text === ''
}

function copyEntry(event: Event): void {
  const button = event.currentTarget as HTMLElement
  const panel = button.closest('[data-preview-panel]')
  const entry = panel?.querySelector('[data-preview-value="entry"]')?.textContent ?? ''
  const told = panel?.querySelector<HTMLElement>('[data-preview-copied]')
  navigator.clipboard.writeText(entry).then(() => {
    if (told) told.hidden = false
  }, reportError)
}
