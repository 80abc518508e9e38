import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import type { OutfitFacts, OutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { OutfitTiles } from '#app/features/catalog/outfit-tiles.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { PageHead, type Alternates } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { trailJsonLd } from '#app/page/shop-json-ld.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Section, SectionHead, Wrap } from '#app/ui/grid.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { OutfitChooser } from './outfit-chooser.tsx'
import styles from './outfit-page.module.css'
import { OutfitStage } from './outfit-stage.tsx'

interface OutfitPageProps {
  outfit: OutfitFacts
  alternates: Alternates
  others: readonly OutfitTile[]
}

export function OutfitPage({ outfit, alternates, others }: OutfitPageProps) {
  const { t, shop } = useShopText()
  const list = { label: t('listing.outfits_title'), href: `/${shop.path}/c/outfits/` }
  const home = { label: 'Saum', href: `/${shop.path}/` }
  return (
    <>
      <PageHead
        title={outfit.name}
        description={outfit.story}
        alternates={alternates}
        pictureKey={outfit.picture?.key}
        isIndexed
      />
      <BasketNotice />
      <StructuredTrail trail={[home, list]} here={outfit.name} />
      <Wrap>
        <Breadcrumbs trail={[home, list]} here={outfit.name} />
      </Wrap>
      <div className={styles.screen}>
        <div className={styles.outfit}>
          <div className={styles.stage}>
            <OutfitStage outfit={outfit} />
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
            <OutfitChooser key={outfit.id} outfit={outfit} />
          </div>
        </div>
      </div>
      {others.length > 0 && <OtherOutfits others={others} listHref={list.href} />}
    </>
  )
}

interface StructuredTrailProps {
  trail: readonly { label: string; href: string }[]
  here: string
}

/** Search engines read what the server sends; a browser needs none of it. */
function StructuredTrail({ trail, here }: StructuredTrailProps) {
  const { publicOrigin } = usePageSettings()
  if (!import.meta.env.SSR) return <JsonLd />
  return <JsonLd data={trailJsonLd(trail, here, publicOrigin)} />
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
