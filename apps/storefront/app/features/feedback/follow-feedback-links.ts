import { clickFacts, linkOf } from '#app/navigation/delegated-links.ts'
import { isPlainClick } from '#app/navigation/followed-link.ts'

/** Where reports are taken without script: the form of the contact page, in every shop. */
const FEEDBACK_PATH = /^\/[a-z-]+\/contact-message\/$/

/** Takes the links to the form before the router does; a link in a new tab stays a link. */
export function followFeedbackLinks(
  page: Document,
  onFollow: (link: HTMLAnchorElement) => void,
): () => void {
  function follow(event: MouseEvent) {
    const link = linkOf(event)
    if (!link || !isPlainClick(clickFacts(event)) || !FEEDBACK_PATH.test(link.pathname)) return
    event.preventDefault()
    onFollow(link)
  }

  page.addEventListener('click', follow, { capture: true })
  return () => page.removeEventListener('click', follow, { capture: true })
}
