/**
 * Header and footer of the checkout are its own, and no browser has those of the other pages yet: every
 * link out of it is a new document.
 */
export function leaveByDocument(page: Document): () => void {
  function mark({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null
    if (link) link.dataset['reload'] = ''
  }

  // Before whoever follows links asks how this one wants to be followed.
  page.addEventListener('click', mark, true)
  return () => page.removeEventListener('click', mark, true)
}
