import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/type.tsx'
import type { Reason, SizeAdvice } from './size-advice.ts'
import styles from './size-chart-drawer.module.css'

const REASON_MESSAGE = {
  narrow: 'sizes.reason_small',
  wide: 'sizes.reason_large',
  room: 'sizes.reason_room',
  bust: 'sizes.reason_measure_bust',
  waist: 'sizes.reason_measure_waist',
  hips: 'sizes.reason_measure_hips',
} as const satisfies Record<Reason, PlainKey>

interface AdviceWordsProps {
  advice: SizeAdvice
  /** Of the product. */
  sizes: readonly string[]
  onChoose: ((size: string) => void) | undefined
}

export function AdviceWords({ advice, sizes, onChoose }: AdviceWordsProps) {
  const text = useShopText()
  const isChoosable =
    (advice.kind === 'fits' || advice.kind === 'between') && sizes.includes(advice.size)
  return (
    <div className={styles.advice}>
      <Text size={16}>{wordsOf(advice, text)}</Text>
      {isChoosable && onChoose && (
        <Button onClick={() => onChoose(advice.size)}>
          {text.t('sizes.advice_choose', { size: advice.size })}
        </Button>
      )}
    </div>
  )
}

function wordsOf(advice: SizeAdvice, { t }: ShopText): string {
  const { size } = advice
  if (advice.kind === 'fits') return t('sizes.advice_fits', { size })
  if (advice.kind === 'not-offered') return t('sizes.advice_not_offered', { size })
  if (advice.kind === 'below') return t('sizes.advice_below', { size })
  if (advice.kind === 'above') return t('sizes.advice_above', { size })
  const { smaller, larger } = advice
  const reason = t(REASON_MESSAGE[advice.reason])
  return size === larger
    ? t('sizes.advice_between_up', { smaller, larger, reason })
    : t('sizes.advice_between_down', { smaller, larger, reason })
}
