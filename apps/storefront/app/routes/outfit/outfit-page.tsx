import { money } from '@saum/domain/money'
import type { OutfitFacts, OutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { OutfitPieces } from '#app/features/catalog/outfit-pieces.tsx'
import { OutfitTiles } from '#app/features/catalog/outfit-tiles.tsx'
import { outfitTotal } from '#app/features/catalog/outfit-total.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Section, SectionHead, Wrap } from '#app/ui/grid.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './outfit-page.module.css'

interface OutfitPageProps {
  outfit: OutfitFacts
  others: readonly OutfitTile[]
}

const PICTURE_SIZES = '(min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw'

export function OutfitPage({ outfit, others }: OutfitPageProps) {
  const { t, shop } = useShopText()
  const { imageBase } = usePageSettings()
  const list = { label: t('listing.outfits_title'), href: `/${shop.path}/c/outfits/` }
  const home = { label: 'Saum', href: `/${shop.path}/` }
  return (
    <>
      <PageHead title={outfit.name} description={outfit.story} isIndexed />
      <Wrap>
        <Breadcrumbs trail={[home, list]} here={outfit.name} />
      </Wrap>
      <div className={styles.screen}>
        <div className={styles.outfit}>
          <div className={styles.stage}>
            {outfit.picture && (
              <Picture
                {...productPicture(outfit.picture, imageBase, 'large')}
                alt={outfit.alt}
                sizes={PICTURE_SIZES}
                ratio="4/5"
                priority
              />
            )}
          </div>
          <div className={styles.side}>
            <div className={styles.head}>
              <Text tone="soft">{t('outfit.label')}</Text>
              <Headline as="h1" size={40}>
                {outfit.name}
              </Headline>
              <Text tone="soft" measure>
                {outfit.story}
              </Text>
            </div>
            <OutfitPieces label={t('outfit.pieces')} pieces={outfit.pieces} />
            <Total outfit={outfit} />
          </div>
        </div>
      </div>
      {others.length > 0 && <OtherOutfits others={others} listHref={list.href} />}
    </>
  )
}

function Total({ outfit }: { outfit: OutfitFacts }) {
  const { t, shop, formatMoney } = useShopText()
  const total = outfitTotal(outfit.pieces)
  if (!total) return null
  const price = formatMoney(money(total.cents, shop.currency))
  return (
    <div>
      <p className={styles.total}>
        <span>{t('outfit.total', { count: total.count })}</span>
        <span className={styles.sum}>
          {total.isFrom ? t('listing.price_from', { price }) : price}
        </span>
      </p>
      {total.isPartial && (
        <Text size={12} tone="soft">
          {t('outfit.without_sold_out')}
        </Text>
      )}
    </div>
  )
}

interface OtherOutfitsProps {
  others: readonly OutfitTile[]
  listHref: string
}

function OtherOutfits({ others, listHref }: OtherOutfitsProps) {
  const { t } = useShopText()
  return (
    <Section>
      <Wrap>
        <SectionHead end={<TextLink href={listHref}>{t('outfit.all')}</TextLink>}>
          <Headline>{t('outfit.more')}</Headline>
        </SectionHead>
        <OutfitTiles outfits={others} label={t('outfit.more')} heading="h3" isRow />
      </Wrap>
    </Section>
  )
}
