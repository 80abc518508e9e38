import type { ContentPage } from '@saum/contract/content'
import { Inlines } from './inlines.tsx'

/** The title of a page, with the word an editor marked in italics. */
export function PageTitle({ page }: { page: Pick<ContentPage, 'title' | 'headline'> }) {
  return page.headline ? <Inlines words={page.headline} /> : page.title
}
