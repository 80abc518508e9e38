/** Whether what the client holds is still what we would send. */
export function isUnchanged(
  headers: Headers,
  current: { etag: string; modifiedAt: Date },
): boolean {
  const known = headers.get('if-none-match')
  if (known !== null) return matchesEtag(known, current.etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // HTTP dates have no milliseconds.
  return Math.trunc(current.modifiedAt.getTime() / 1000) * 1000 <= since
}

export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '*' || ifNoneMatch === etag) return true
  const wanted = withoutWeakness(etag)
  return ifNoneMatch.split(',').some((known) => withoutWeakness(known.trim()) === wanted)
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
