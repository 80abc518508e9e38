/**
 * `?page=` counts from one; whatever is not a page is the first. A number beyond every listing stays
 * one, so that it is «not found» and not the first page again.
 */
export function parsePageNumber(value: string | null): number {
  if (value === null || !/^[1-9]\d*$/.test(value)) return 1
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER)
}
