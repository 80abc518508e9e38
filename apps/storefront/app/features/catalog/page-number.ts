/** `?page=` counts from one; whatever is not a page is the first. */
export function parsePageNumber(value: string | null): number {
  if (value === null || !/^[1-9]\d{0,5}$/.test(value)) return 1
  return Number(value)
}
