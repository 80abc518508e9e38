import type { ContentPage } from '@saum/contract/content'
import { plainText, type Block } from '@saum/contract/content-block'
import { useShopText } from '#app/messages/shop-text.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { trailJsonLd } from '#app/page/shop-json-ld.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleSection } from './article-section.tsx'
import styles from './content-article.module.css'
import { outlineOf } from './content-sections.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import { fieldOf, markOf, type BlockFrame } from './frame.ts'
import { Inlines } from './inlines.tsx'
import { Slot } from './island.tsx'

interface ContentArticleProps {
  page: Pick<ContentPage, 'title' | 'entry' | 'language' | 'updated'>
  blocks: readonly Block[]
  frame: BlockFrame
  /** Leaves a place between the head and the text, such as for a form. */
  slot?: string
}

/** A page of text: large title, lead beside it, then headings left and their text right. */
export function ContentArticle({ page, blocks, frame, slot }: ContentArticleProps) {
  const { shop, t } = useShopText()
  const { lead, sections } = outlineOf(blocks)
  const faq = faqJsonLd(blocks)
  const trail = [{ label: 'Saum', href: `/${shop.path}/` }]
  return (
    <article data-page-entry={page.entry} {...markOf(page, 'body')}>
      <Wrap>
        <Breadcrumbs trail={trail} here={page.title} />
        {page.language && (
          <p className={styles.language} lang={shop.locale}>
            {t('content.not_translated')}
          </p>
        )}
        <header className={styles.head}>
          <Headline as="h1" size={64} {...fieldOf(page, 'title')}>
            {page.title}
          </Headline>
          {lead && (
            <Text size={20}>
              <Inlines words={lead} />
            </Text>
          )}
        </header>
        {slot && <Slot name={slot} />}
        <ArticleContents sections={sections} />
      </Wrap>
      {sections.map((section, position) => (
        <ArticleSection
          key={position}
          section={section}
          frame={{
            ...frame,
            caption: section.heading ? plainText(section.heading.children) : page.title,
          }}
        />
      ))}
      <JsonLd data={trailJsonLd(trail, page.title, frame.publicOrigin)} />
      {faq && <JsonLd data={faq} />}
    </article>
  )
}
