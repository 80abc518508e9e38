import type { ContentPage } from '@saum/contract/content'
import { SHOPS } from '@saum/domain/shops'
import type { RouterContextProvider } from 'react-router'
import type { Alternates } from '#app/page/page-head.tsx'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { contentContext, shopContext } from './context.ts'

interface FoundPage {
  page: ContentPage
  alternates: Alternates
}

/** The shop's page behind a slug, or the 404 that its route shows. */
export function contentPageOrNotFound(
  context: Readonly<RouterContextProvider>,
  slug: string,
  path: string,
): FoundPage {
  const content = context.get(contentContext)
  const page = content.findPage(context.get(shopContext).locale, trimSlashes(slug))
  if (!page) throw pageNotFound(path)
  const slugs = content.alternates(page.page)
  const alternates: Alternates = {}
  for (const shop of SHOPS) {
    const alternate = slugs[shop.locale]
    if (alternate) alternates[shop.path] = `/${shop.path}/${alternate}/`
  }
  return { page, alternates }
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
