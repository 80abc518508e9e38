import { use, useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { Label } from '#app/ui/type.tsx'
import { spokenAnswer } from './answer-markdown.ts'
import styles from './answer-panel.module.css'
import { phaseOf, type AnswerPhase } from './answer-phase.ts'
import { AnswerView, type HelpPage } from './answer-view.tsx'
import { useAnswer } from './use-answer.ts'

interface AnswerPanelProps {
  question: string
  /** Where somebody answers who is no machine. */
  contact: HelpPage
}

/** The answer to a question, written while the shopper looks. Without script there is none. */
export function AnswerPanel({ question, contact }: AnswerPanelProps) {
  const { t } = useShopText()
  const { answer, isLost, stop, retry, judge } = useAnswer(question)
  const phase = isLost ? 'failed' : answer ? phaseOf(answer) : 'waiting'
  useSpokenOnce(phase, answer?.answer ?? '', contact)
  return (
    <section className={styles.panel} aria-label={t('answer.title')} data-phase={phase}>
      <div className={styles.head}>
        <Label as="h2">{t('answer.title')}</Label>
        <p className={styles.note}>{t('answer.note')}</p>
      </div>
      <AnswerView
        answer={answer}
        phase={phase}
        contact={contact}
        onStop={stop}
        onRetry={retry}
        onJudge={judge}
      />
    </section>
  )
}

/** The finished answer is read out as a whole; its parts would interrupt each other. */
function useSpokenOnce(phase: AnswerPhase, answer: string, contact: HelpPage) {
  const { t } = useShopText()
  const announcer = use(TabContext)?.announcer
  useEffect(() => {
    if (phase === 'told') announcer?.say(`${t('answer.title')}. ${spokenAnswer(answer)}`)
    if (phase === 'cannot') announcer?.say(t('answer.cannot', { contactLink: contact.title }))
    if (phase === 'failed') announcer?.say(t('answer.error'))
    // Only its end is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase])
}
