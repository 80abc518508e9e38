import type { ContentPage } from '@saum/contract/content'
import type { RouterContextProvider } from 'react-router'
import { ContentArticle } from '#app/blocks/content-article.tsx'
import { StoryArticle } from '#app/blocks/story/story-article.tsx'
import type { ShownBlocks } from '#app/blocks/shown-blocks.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import type { PageHeadProps } from '#app/page/page-head.tsx'
import { contentContext, shopContext } from './context.ts'
import { loadBlocks } from './load-blocks.tsx'
import { pageAlternates } from './page-alternates.ts'

type Context = Readonly<RouterContextProvider>

interface ShownPage {
  /** The first address of the page. */
  path: string
  head: PageHeadProps
  pieces: ShownBlocks
}

/** The shop's page behind a slug, or the 404 that its route shows. */
export function contentPageOrNotFound(context: Context, slug: string, path: string): ContentPage {
  const { locale } = context.get(shopContext)
  const address = trimSlashes(slug)
  const page = context.get(contentContext).findPage(locale, address)
  // The home page has an address of its own.
  if (!page || page.kind === 'home') throw pageNotFound(path)
  return page
}

/** All that a route needs to show a page of text; `slot` is a place the route itself fills. */
export async function loadContentPage(
  context: Context,
  page: ContentPage,
  slot?: string,
): Promise<ShownPage> {
  const pieces = await loadBlocks(context, page, (blocks, frame) => {
    if (page.kind === 'story') return <StoryArticle page={page} blocks={blocks} frame={frame} />
    return <ContentArticle page={page} blocks={blocks} frame={frame} {...(slot && { slot })} />
  })
  return {
    path: `/${context.get(shopContext).path}/${page.slug}/`,
    head: headOf(context, page),
    pieces,
  }
}

function headOf(context: Context, page: ContentPage): PageHeadProps {
  return {
    title: page.title,
    description: page.description,
    alternates: pageAlternates(context.get(contentContext), page.page),
    // Words of another language are no use to whoever searches in this one.
    isIndexed: page.language === undefined,
    ...(page.picture && { pictureKey: page.picture.key }),
  }
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
