import { getOutfits, type Outfit } from '@saum/contract/outfit'
import type { ContentPage } from '@saum/contract/content'
import type { RouterContextProvider } from 'react-router'
import { contentPictureSource } from '#app/blocks/media/picture-sources.ts'
import { toOutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import type { Teaser } from '#app/features/listing/listing-teaser.tsx'
import type { ListingFacts } from '#app/features/listing/listing-facts.ts'
import { categoryContext } from './category-middleware.ts'
import { backendContext, contentContext, scopeContext, shopContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/** A short list is over before somebody wants to look up from it. */
const FEWEST_TILES = 12
const MOST_OUTFITS = 100

/** What stands between the products: an outfit with one of them, and a story about their kind. */
export async function loadTeasers(context: Context, { tiles }: ListingFacts): Promise<Teaser[]> {
  if (tiles.length < FEWEST_TILES) return []
  const shown = new Set(tiles.map(({ id }) => id))
  const found = await context.get(backendContext).call(getOutfits, { perPage: MOST_OUTFITS })
  const outfits = found.ok ? found.value.outfits : []
  const outfit = outfits.find(({ productIds }) => productIds.some((id) => shown.has(id)))
  const story = storyAbout(context)
  return [outfit && outfitTeaser(context, outfit), story && storyTeaser(context, story)].filter(
    (teaser) => teaser !== undefined,
  )
}

function outfitTeaser(context: Context, outfit: Outfit): Teaser | undefined {
  const { href, name, picture, alt } = toOutfitTile(outfit, context.get(shopContext))
  if (picture === undefined) return undefined
  const { imageBase } = context.get(scopeContext).settings
  return {
    href,
    text: firstSentence(outfit.story),
    linkText: name,
    picture: productPicture(picture, imageBase, 'large'),
    alt,
  }
}

function firstSentence(text: string): string {
  return /^.*?[.?…](?=\s|$)/su.exec(text)?.[0] ?? text
}

/** The story whose words are closest to the name of the category; without any, each has its own. */
function storyAbout(context: Context): ContentPage | undefined {
  const { id, name } = context.get(categoryContext)
  const stories = context.get(contentContext).stories(context.get(shopContext).locale)
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const about = stories.find(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase()
    return words.some((word) => text.includes(word))
  })
  return about ?? stories[id % stories.length]
}

function storyTeaser(context: Context, story: ContentPage): Teaser | undefined {
  const { picture } = story
  if (picture === undefined) return undefined
  const { imageBase } = context.get(scopeContext).settings
  return {
    href: `/${context.get(shopContext).path}/${story.slug}/`,
    text: story.description,
    linkText: story.title,
    picture: contentPictureSource(picture, imageBase),
    alt: picture.alt,
  }
}
