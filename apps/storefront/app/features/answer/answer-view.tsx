import type { GeneratedAnswer } from '@saum/engine/answer/answer-shelf'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import styles from './answer-panel.module.css'
import { isUnderWay, type AnswerPhase } from './answer-phase.ts'
import { AnswerSources } from './answer-sources.tsx'
import { AnswerParagraphs } from './answer-words.tsx'
import { useIsCut } from './use-is-cut.ts'

/** A page to turn to where an answer does not help. */
export interface HelpPage {
  title: string
  href: string
}

interface AnswerViewProps {
  answer: GeneratedAnswer | null
  phase: AnswerPhase
  contact: HelpPage
  onStop(): void
  onRetry(): void
  onJudge(isHelpful: boolean): void
}

/** What has come of an answer so far, in a space that is as large from the beginning. */
export function AnswerView({ answer, phase, contact, onStop, onRetry, onJudge }: AnswerViewProps) {
  const { t } = useShopText()
  const { box, isCut, isOpen, open } = useIsCut()
  const text = answer?.answer ?? ''
  return (
    <div className={styles.body} aria-busy={isUnderWay(phase)}>
      <div className={styles.reading}>
        <div className={styles.text} ref={box} data-cut={isCut} data-open={isOpen}>
          <div className={styles.words}>
            {text === '' && isUnderWay(phase) && <Waiting />}
            <AnswerParagraphs markdown={text} />
            <Outcome phase={phase} contact={contact} onRetry={onRetry} />
          </div>
        </div>
        {isCut && !isOpen && (
          <TextButton alone size={12} onClick={open}>
            {t('common.show_more')}
          </TextButton>
        )}
      </div>
      <AnswerSources citations={answer?.citations ?? []} />
      {(isUnderWay(phase) || phase === 'told') && (
        <AnswerFoot
          isUnderWay={isUnderWay(phase)}
          liked={answer?.liked ?? false}
          disliked={answer?.disliked ?? false}
          isJudged={answer?.isFeedbackSubmitted ?? false}
          onStop={onStop}
          onJudge={onJudge}
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width={92} />
      <Skeleton width={100} />
      <Skeleton width={64} />
    </div>
  )
}

type OutcomeProps = Pick<AnswerViewProps, 'phase' | 'contact' | 'onRetry'>

/** Why there is no whole answer. */
function Outcome({ phase, contact, onRetry }: OutcomeProps) {
  const { t, richText } = useShopText()
  if (phase === 'cannot') {
    const contactLink = <TextLink href={contact.href}>{contact.title}</TextLink>
    return <p>{richText('answer.cannot', { contactLink })}</p>
  }
  if (phase !== 'failed') return null
  return (
    <p className={styles.failed}>
      {t('answer.error')}{' '}
      <TextButton size={14} onClick={onRetry}>
        {t('common.retry')}
      </TextButton>
    </p>
  )
}
