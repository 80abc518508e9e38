import { useId, useState, type SyntheticEvent } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { AdviceWords } from './advice-words.tsx'
import type { ChartKind } from '#app/features/catalog/body-sizes.ts'
import { findBody, MOST_CM, LEAST_CM, parseBody, saveBody, type TypedBody } from './own-body.ts'
import { adviseSize, decisiveMeasures, type SizeAdvice } from './size-advice.ts'
import styles from './size-chart-drawer.module.css'

interface SizeAdvisorProps {
  chart: ChartKind
  sizes: readonly string[]
  onChoose: ((size: string) => void) | undefined
}

type Answer = { advice: SizeAdvice | null; faults: TypedBody['faults'] }

/** From three measurements to a size; they stay in this tab. */
export function SizeAdvisor({ chart, sizes, onChoose }: SizeAdvisorProps) {
  const { t } = useShopText()
  const [kept] = useState(() => findBody(() => sessionStorage))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const titleId = useId()

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // React carries it on to the form whose sizes this explains.
    event.stopPropagation()
    const { body, faults } = parseBody(new FormData(event.currentTarget))
    saveBody(() => sessionStorage, { ...kept, ...body })
    setAnswer({ advice: faults.size > 0 ? null : adviseSize(chart, body, sizes), faults })
  }

  return (
    <form className={styles.advisor} aria-labelledby={titleId} noValidate onSubmit={submit}>
      <Headline as="h3" size={20} id={titleId}>
        {t('sizes.advice_title')}
      </Headline>
      <div className={styles.fields}>
        {decisiveMeasures(chart).map((measure) => (
          <TextField
            key={measure}
            name={measure}
            label={t(`sizes.advice_${measure}`)}
            inputMode="decimal"
            maxLength={5}
            autoComplete="off"
            defaultValue={kept[measure]}
            error={
              answer?.faults.has(measure)
                ? t('sizes.advice_invalid', { least: LEAST_CM, most: MOST_CM })
                : undefined
            }
          />
        ))}
      </div>
      <Button type="submit" look="line">
        {t('sizes.advice_submit')}
      </Button>
      <div aria-live="polite">
        {answer?.advice && <AdviceWords advice={answer.advice} sizes={sizes} onChoose={onChoose} />}
        {answer?.advice === null && answer.faults.size === 0 && (
          <Text tone="error">{t('sizes.advice_empty')}</Text>
        )}
      </div>
      <Text size={12} tone="soft">
        {t('sizes.advice_hint')}
      </Text>
    </form>
  )
}
