import { invalidQuery } from './api-error.ts'

const HEADER = 'x-preview-at'

/** The moment a preview is to be seen as of; `null` where all drafts are wanted. Contentful has none. */
export function previewMoment(request: Request): number | null {
  const text = request.headers.get(HEADER)
  if (text === null) return null
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw invalidQuery(HEADER, 'is no moment')
  return moment
}
