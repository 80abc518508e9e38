import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Section, Wrap } from '#app/ui/grid.tsx'
import { IndexLinks } from '#app/ui/index-links.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline } from '#app/ui/type.tsx'
import type { AroundSearch } from './load-around-search.ts'
import styles from './search-page.module.css'

interface SearchAroundProps extends AroundSearch {
  /** Names the categories. */
  label: string
  pages: readonly HelpPage[]
}

/** Where there is always something: categories, what others buy, and people who help. */
export function SearchAround({ label, categories, popular, pages }: SearchAroundProps) {
  const { t, shop } = useShopText()
  const newLink = (
    <TextLink alone href={`/${shop.path}/c/new/`}>
      {t('listing.empty_new')}
    </TextLink>
  )
  return (
    <>
      {categories.length > 0 && (
        <Wrap>
          <div className={styles.categories}>
            <p className={styles.words}>{label}</p>
            <IndexLinks label={label} links={categories} />
          </div>
        </Wrap>
      )}
      {popular ? (
        <Section>
          <Slider title={popular.headline} link={newLink}>
            <ProductTiles tiles={popular.tiles} inRail heading="h3" />
          </Slider>
        </Section>
      ) : (
        <Wrap>{newLink}</Wrap>
      )}
      {pages.length > 0 && (
        <Section labelledBy="search-help">
          <Wrap>
            <div className={styles.help}>
              <Headline id="search-help">{t('search.zero_service')}</Headline>
              <Rows>
                {pages.map(({ title, href }) => (
                  <Row key={href} href={href}>
                    {title}
                  </Row>
                ))}
              </Rows>
            </div>
          </Wrap>
        </Section>
      )}
    </>
  )
}
