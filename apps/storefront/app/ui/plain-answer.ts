interface DocumentOrigin {
  /** How the document came about, as its navigation entry says. */
  entryType: string | undefined
  referrer: string
  ownOrigin: string
}

/**
 * Whether a document was sent in answer to a form without script. Links of our own pages load no
 * document; one that was opened from elsewhere, reloaded or come back to is read from its top.
 */
export function isPlainAnswer({ entryType, referrer, ownOrigin }: DocumentOrigin): boolean {
  return entryType === 'navigate' && referrer.startsWith(`${ownOrigin}/`)
}
