import { SHOPS } from '@saum/domain/shops'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { shopJsonLd } from '#app/page/shop-json-ld.ts'
import type { OutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Section } from '#app/ui/grid.tsx'
import { IndexLinks, type IndexLink } from '#app/ui/index-links.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { EditorialTile } from './home-categories.ts'
import { HomeOutfits } from './home-outfits.tsx'
import styles from './home-page.module.css'
import { PictureLinks } from './picture-links.tsx'

interface HomePageProps {
  heroHref: string
  index: readonly IndexLink[]
  editorial: readonly EditorialTile[]
  categories: readonly EditorialTile[]
  arrivals: readonly Tile[]
  outfits: readonly OutfitTile[]
}

const HOMES: Alternates = Object.fromEntries(SHOPS.map(({ path }) => [path, `/${path}/`]))

const PROMISES = [
  ['home.promise_1_title', 'home.promise_1_text'],
  ['home.promise_2_title', 'home.promise_2_text'],
  ['home.promise_3_title', 'home.promise_3_text'],
  ['home.promise_4_title', 'home.promise_4_text'],
] as const

export function HomePage(props: HomePageProps) {
  const { heroHref, index, editorial, categories, arrivals, outfits } = props
  const { t, shop } = useShopText()
  return (
    <>
      <PageHead
        title={t('home.page_title')}
        description={t('home.description')}
        alternates={HOMES}
        isIndexed
      />
      <StructuredShop />
      <Hero href={heroHref} />
      <div className={styles.index}>
        <IndexLinks label={t('home.index')} links={index} />
      </div>
      {arrivals.length > 0 && (
        <Section>
          <Slider
            title={t('home.new_title')}
            link={<TextLink href={`/${shop.path}/c/new/`}>{t('home.new_link')}</TextLink>}
          >
            <ProductTiles tiles={arrivals} inRail />
          </Slider>
        </Section>
      )}
      <Editorial layout="pair" tiles={editorial} />
      <HomeOutfits outfits={outfits} />
      <Editorial layout="row" tiles={categories} />
      <Section label={t('home.promises')}>
        <ul className={styles.promises}>
          {PROMISES.map(([title, text]) => (
            <li key={title}>
              <h2 className={styles.promiseTitle}>{t(title)}</h2>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredShop() {
  const { shop } = useShopText()
  const { publicOrigin } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={shopJsonLd(shop, publicOrigin)} />
}

function Hero({ href }: { href: string }) {
  const { t, richText } = useShopText()
  const { pictureBase } = usePageSettings()
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Picture
        src={`${pictureBase}/hero.webp`}
        width={1920}
        height={1080}
        phone={{ src: `${pictureBase}/hero-phone.webp`, width: 1080, height: 1350 }}
        alt=""
        priority
      />
      <div className={styles.heroText}>
        <h1 id="hero" className={styles.heroTitle}>
          {richText('home.hero_title', { word: <em>{t('home.hero_word')}</em> })}
        </h1>
        <p className={styles.heroLead}>{t('home.hero_text')}</p>
        <TextLink alone href={href}>
          {t('home.hero_link')}
        </TextLink>
      </div>
    </section>
  )
}

interface EditorialProps {
  tiles: readonly EditorialTile[]
  layout: 'pair' | 'row'
}

function Editorial({ tiles, layout }: EditorialProps) {
  const { pictureBase } = usePageSettings()
  if (tiles.length === 0) return null
  return (
    <Section>
      <PictureLinks
        layout={layout}
        heading="h2"
        links={tiles.map(({ picture, ...tile }) => ({
          ...tile,
          picture: { ...picture, src: `${pictureBase}/${picture.src}`, alt: '' },
        }))}
      />
    </Section>
  )
}
