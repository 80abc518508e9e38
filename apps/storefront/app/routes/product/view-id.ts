/** Where a link leads to the view. */
export function viewId(index: number): string {
  return `picture-${index + 1}`
}
