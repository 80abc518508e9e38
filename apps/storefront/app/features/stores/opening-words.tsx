import type { ShopText } from '#app/messages/shop-text.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { writeTime } from '#app/ui/write-time.ts'
import type { OpeningFacts } from './opening-facts.ts'
import { holidayToday, openingStateOf, type OpeningState } from './opening-state.ts'
import styles from './opening-words.module.css'
import { useNow } from './use-now.ts'
import { weekdayName } from './weekday-names.ts'

interface OpeningWordsProps {
  facts: OpeningFacts
  /** When the page was written. */
  nowMs: number
}

/** «Heute bis 20 Uhr geöffnet»: written by the server, put right by the browser's clock. */
export function OpeningWords({ facts, nowMs }: OpeningWordsProps) {
  const text = useShopText()
  const now = useNow(nowMs)
  const state = openingStateOf(facts, now)
  const holiday = state.kind === 'open' ? null : holidayToday(facts, now)
  return (
    <span className={styles.words} data-open={state.kind === 'open'}>
      {holiday !== null && <>{text.t('store.closed_today', { holiday })} · </>}
      {wordsOf(state, text)}
    </span>
  )
}

function wordsOf(state: OpeningState, { t, shop: { locale } }: ShopText): string {
  if (state.kind === 'closed') return t('store.closed_now')
  if (state.kind === 'open') return t('store.open_until', { time: writeTime(state.until, locale) })
  const { when, day } = state
  const time = writeTime(state.at, locale)
  if (when === 'today') return t('store.opens_today', { time })
  if (when === 'tomorrow') return t('store.opens_tomorrow', { time })
  return t('store.opens_at', { day: weekdayName(day, locale, 'long'), time })
}
