import { startInspecting } from './preview-inspect.ts'
import { carriedFrom, inPreview, isSamePage } from './preview-links.ts'

/**
 * Keeps an editor in the preview: own links and forms carry its parameters and load whole pages, as the
 * bar belongs to the document. What leaves it some other way is brought back.
 */
export function startPreview(view: Window): () => void {
  const { document: page } = view
  const stopInspecting = startInspecting(page)
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const here = () => new URL(view.location.href)

  function follow(event: MouseEvent): void {
    const link = linkOf(event.target)
    if (!link || event.defaultPrevented) return
    const target = inPreview(link.href, here())
    if (target === null || isSamePage(link.href, here())) return
    // Another tab or a copied address is a preview, too.
    link.href = target
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!isPlain || event.altKey || link.target === '_blank' || link.hasAttribute('download'))
      return
    event.preventDefault()
    event.stopPropagation()
    view.location.assign(target)
  }

  function fill(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (form.method !== 'get' || inPreview(form.action, here()) === null) return
    for (const [name, value] of carriedFrom(here())) {
      if (form.elements.namedItem(name) !== null) continue
      const field = Object.assign(page.createElement('input'), { type: 'hidden', name, value })
      form.append(field)
    }
  }

  const entered = carriedFrom(here())
  function comeBack(): void {
    if (here().searchParams.get('editorMode') === 'true') return
    const target = here()
    for (const [name, value] of entered) target.searchParams.set(name, value)
    view.location.replace(target.href)
  }

  page.addEventListener('click', follow, options)
  page.addEventListener('auxclick', follow, options)
  page.addEventListener('submit', fill, options)
  const address = new MutationObserver(comeBack)
  // Whoever navigates without a link changes the title.
  address.observe(page.head, { childList: true, subtree: true, characterData: true })
  return () => {
    listening.abort()
    address.disconnect()
    stopInspecting()
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
