import { plainText, type ContentPage } from '@saum/contract/content'
import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { Blocks } from './blocks.tsx'
import styles from './content-article.module.css'
import { outlineOf, type ContentSection } from './content-sections.ts'
import { Inlines } from './inlines.tsx'

interface ContentArticleProps {
  page: ContentPage
  pictureBase: string
  /** Between the head and the text, such as a form. */
  children?: ReactNode
}

/** A page of text: large title, lead beside it, then headings left and their text right. */
export function ContentArticle({ page, pictureBase, children }: ContentArticleProps) {
  const { shop } = useShopText()
  const { lead, sections } = outlineOf(page.blocks)
  return (
    <Wrap>
      <Breadcrumbs trail={[{ label: 'Saum', href: `/${shop.path}/` }]} here={page.title} />
      <header className={styles.head}>
        <Headline as="h1" size={64}>
          {page.title}
        </Headline>
        {lead && (
          <Text size={20}>
            <Inlines words={lead} />
          </Text>
        )}
      </header>
      {children}
      {sections.map((section) => (
        <SectionView
          key={section.heading?.id ?? ''}
          section={section}
          title={page.title}
          pictureBase={pictureBase}
        />
      ))}
    </Wrap>
  )
}

interface SectionViewProps {
  section: ContentSection
  title: string
  pictureBase: string
}

function SectionView({ section, title, pictureBase }: SectionViewProps) {
  const { heading, blocks } = section
  const caption = heading ? plainText(heading.words) : title
  return (
    <div className={styles.section}>
      <Grid>
        {heading && (
          <div className={styles.heading}>
            <Headline id={heading.id}>
              <Inlines words={heading.words} />
            </Headline>
          </div>
        )}
        <div className={styles.body}>
          <Blocks blocks={blocks} frame={{ caption, pictureBase }} />
        </div>
      </Grid>
    </div>
  )
}
