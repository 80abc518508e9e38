import { AnswerPanel } from '#app/features/answer/answer-panel.tsx'
import type { HelpPage } from '#app/features/answer/answer-view.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { WithoutScript } from '#app/ui/without-script.tsx'
import styles from './search-page.module.css'

interface SearchAnswerProps {
  searchTerm: string
  hasQuestion: boolean
  pages: readonly HelpPage[]
}

/** The answer to a search that asks something; each question has a panel of its own. */
export function SearchAnswer({ searchTerm, hasQuestion, pages }: SearchAnswerProps) {
  const { t } = useShopText()
  const [contact, questions = contact] = pages
  if (!hasQuestion || !contact || !questions) return null
  return (
    <Wrap>
      <AnswerPanel key={searchTerm} question={searchTerm} contact={contact} />
      <WithoutScript>
        <p className={styles.words}>
          {t('search.zero_service')}
          <TextLink href={questions.href}>{questions.title}</TextLink>
        </p>
      </WithoutScript>
    </Wrap>
  )
}
