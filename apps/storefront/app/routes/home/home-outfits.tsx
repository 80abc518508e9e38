import type { OutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Section, SectionHead, Wrap } from '#app/ui/grid.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline } from '#app/ui/type.tsx'
import { PictureLinks } from './picture-links.tsx'

const PICTURE_SIZES = '(min-width: 1520px) 464px, (min-width: 768px) 31vw, 58vw'

export function HomeOutfits({ outfits }: { outfits: readonly OutfitTile[] }) {
  const { t, shop } = useShopText()
  const { imageBase } = usePageSettings()
  if (outfits.length === 0) return null
  return (
    <Section labelledBy="outfits">
      <Wrap>
        <SectionHead
          end={<TextLink href={`/${shop.path}/c/outfits/`}>{t('home.outfits_link')}</TextLink>}
        >
          <Headline id="outfits">{t('home.outfits_title')}</Headline>
        </SectionHead>
      </Wrap>
      <PictureLinks
        layout="row"
        heading="h3"
        links={outfits.map(({ href, name, picture, alt }) => ({
          href,
          name,
          ...(picture && {
            picture: { ...productPicture(picture, imageBase, 'large'), alt, sizes: PICTURE_SIZES },
          }),
        }))}
      />
    </Section>
  )
}
