/** `/damen//kleider/` → `['damen', 'kleider']`. */
export function splitCategoryPath(path: string): string[] {
  return path.split('/').filter((slug) => slug !== '')
}

/** `['damen', 'kleider']` → `/damen/kleider`. */
export function toCategoryPath(slugs: readonly string[]): string {
  return `/${slugs.join('/')}`
}
