/** Every parameter of a preview: an address with one of them is nobody else's. */
const PREVIEW_NAME = /^(?:preview|editor)/i

export interface PreviewQuery {
  isEditorMode: boolean
  secret: string | null
  date: string | null
}

export function parsePreviewQuery(search: string): PreviewQuery {
  const query = new URLSearchParams(search)
  return {
    isEditorMode: query.get('editorMode') === 'true',
    secret: query.get('previewSecret'),
    date: query.get('previewDate'),
  }
}

export function hasPreviewQuery(search: string): boolean {
  if (search === '') return false
  return [...new URLSearchParams(search).keys()].some((name) => PREVIEW_NAME.test(name))
}

export function withoutSecret(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('previewSecret')
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The address everybody else has. */
export function withoutPreview(pathWithQuery: string): string {
  const url = new URL(pathWithQuery, 'http://shop.invalid')
  for (const name of new Set(url.searchParams.keys())) {
    if (PREVIEW_NAME.test(name)) url.searchParams.delete(name)
  }
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`
}
