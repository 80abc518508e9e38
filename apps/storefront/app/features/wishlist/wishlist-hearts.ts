import { WISHLIST_FORM_ID } from '#app/visitor/wishlist-form.ts'
import { isKnown, isWished, type Wishes } from './wishes.ts'

export interface PressedHeart {
  productId: number
  /** Of the product. */
  name: string
  /** As the shopper saw it. */
  wasOn: boolean
}

const HEARTS = `button[form="${WISHLIST_FORM_ID}"]`

/** Fills the hearts of what is wished. React wrote them once and leaves their state alone. */
export function paintHearts(page: Document, wishes: Wishes): void {
  for (const heart of page.querySelectorAll<HTMLButtonElement>(HEARTS)) {
    const productId = Number(heart.value)
    if (!isKnown(wishes, productId)) continue
    const pressed = String(isWished(wishes, productId))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
}

/** For hearts that arrive later: the next page, more tiles. Painting adds no nodes of its own. */
export function followNewHearts(page: Document, paint: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) paint()
  })
  observer.observe(page.querySelector('main') ?? page.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Answers presses in place of the form, which sends them without script. */
export function followPresses(page: Document, onPress: (heart: PressedHeart) => void): () => void {
  function onSubmit(event: SubmitEvent) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.id !== WISHLIST_FORM_ID) return
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { value, dataset } = submitter
    const wasOn = submitter.getAttribute('aria-pressed') === 'true'
    onPress({ productId: Number(value), name: dataset['name'] ?? '', wasOn })
  }

  page.addEventListener('submit', onSubmit)
  return () => page.removeEventListener('submit', onSubmit)
}
