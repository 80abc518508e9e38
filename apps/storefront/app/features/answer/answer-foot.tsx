import { useShopText } from '#app/messages/shop-text.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import styles from './answer-panel.module.css'

interface AnswerFootProps {
  isUnderWay: boolean
  liked: boolean
  disliked: boolean
  /** The provider has heard what the reader thinks. */
  isJudged: boolean
  onStop(): void
  onJudge(isHelpful: boolean): void
}

/** One line in which the reader stops an answer, and later says what it was worth. */
export function AnswerFoot(props: AnswerFootProps) {
  const { isUnderWay, liked, disliked, isJudged, onStop, onJudge } = props
  const { t } = useShopText()
  if (isUnderWay) {
    return (
      <div className={styles.foot}>
        <span>{t('answer.loading')}</span>
        <TextButton alone size={12} onClick={onStop}>
          {t('answer.stop')}
        </TextButton>
      </div>
    )
  }
  return (
    <div className={styles.foot} role="group" aria-label={t('answer.helpful')}>
      <span>{isJudged ? t('answer.thanks') : t('answer.helpful')}</span>
      <Judgement isPressed={liked} onPress={() => onJudge(true)} words={t('answer.yes')} />
      <Judgement isPressed={disliked} onPress={() => onJudge(false)} words={t('answer.no')} />
    </div>
  )
}

interface JudgementProps {
  isPressed: boolean
  onPress(): void
  words: string
}

function Judgement({ isPressed, onPress, words }: JudgementProps) {
  return (
    <button
      type="button"
      className={styles.judgement}
      aria-pressed={isPressed}
      onClick={isPressed ? undefined : onPress}
    >
      {words}
    </button>
  )
}
