import type { ContentPage } from '@saum/contract/content'
import type { RouterContextProvider } from 'react-router'
import { createShopText } from '#app/messages/shop-text.tsx'
import { contentContext, degradedContext, scopeContext, shopContext } from '#app/server/context.ts'
import { loadBlocks } from '#app/server/load-blocks.tsx'
import { fallbackHome } from './fallback-home.ts'
import { heroOf } from './hero-of.ts'
import { layOutHome } from '#app/blocks/home/home-layout.tsx'

type HomeSource = Pick<ContentPage, 'title' | 'description' | 'blocks' | 'picture'>

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext)
  const { messages } = context.get(scopeContext)
  const known = context.get(contentContext).findPageByKey('home', shop.locale)
  // The content system may be there in a moment.
  if (!known) context.set(degradedContext, true)
  const page: HomeSource = known ?? fallbackHome(shop, createShopText(shop, messages).t)
  const { title, description, picture } = page
  return {
    title,
    description,
    pictureKey: picture?.key,
    hero: heroOf(page.blocks),
    pieces: await loadBlocks(context, page, layOutHome),
  }
}
