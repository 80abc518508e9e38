/** A broken escape or half a sign, and before it an escaped letter of which bytes are missing: its first byte says how many follow. */
const BROKEN_END =
  /(?:%[cd][\da-f]|%e[\da-f](?:%[89ab][\da-f])?|%f[\da-f](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?|[\uD800-\uDBFF])?$/i

/** The part of a URL that fits, cut so that no escape and no escaped letter is broken. */
export function truncateUrl(url: string, limit: number): string {
  return url.length > limit ? url.slice(0, limit).replace(BROKEN_END, '') : url
}
