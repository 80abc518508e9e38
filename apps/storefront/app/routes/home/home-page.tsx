import { SHOPS } from '@saum/domain/shops'
import { BlocksView } from '#app/blocks/blocks-view.tsx'
import { BANNER_SIZES } from '#app/blocks/home/banner-sizes.ts'
import { contentPictureSource } from '#app/blocks/media/picture-sources.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { shopJsonLd } from '#app/page/shop-json-ld.ts'
import { Wrap } from '#app/ui/grid.tsx'
import { preloadPicture } from '#app/ui/picture.tsx'
import { Headline } from '#app/ui/type.tsx'
import type { Hero } from './hero-of.ts'
import type { loadHome } from './load-home.ts'

const HOMES: Alternates = Object.fromEntries(SHOPS.map(({ path }) => [path, `/${path}/`]))

export function HomePage(home: Awaited<ReturnType<typeof loadHome>>) {
  const { title, description, pictureKey, hero, pieces } = home
  const { imageBase } = usePageSettings()
  if (import.meta.env.SSR && hero) announceHero(hero, imageBase)
  return (
    <>
      <PageHead
        title={title}
        description={description}
        pictureKey={pictureKey}
        alternates={HOMES}
        isIndexed
      />
      <StructuredShop />
      {/* The title of a hero is the title of the page. */}
      {hero === null && (
        <Wrap>
          <Headline as="h1" size={64}>
            {title}
          </Headline>
        </Wrap>
      )}
      <BlocksView pieces={pieces} />
    </>
  )
}

/** The largest picture of the first screen: the head of the document names it, before all markup. */
function announceHero({ picture, phone }: Hero, imageBase: string): void {
  preloadPicture({
    ...contentPictureSource(picture, imageBase),
    phone: phone && contentPictureSource(phone, imageBase),
    sizes: BANNER_SIZES,
    priority: true,
  })
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredShop() {
  const { shop } = useShopText()
  const { publicOrigin } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={shopJsonLd(shop, publicOrigin)} />
}
