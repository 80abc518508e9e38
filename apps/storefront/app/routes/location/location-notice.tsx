import { openingStateOf, type OpeningState } from '#app/features/stores/opening-state.ts'
import { useNow } from '#app/features/stores/use-now.ts'
import { weekdayName } from '#app/features/stores/weekday-names.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText, type ShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { writeTime } from '#app/ui/write-time.ts'
import type { LocationPageProps } from './location-page.tsx'
import styles from './location-notice.module.css'
import { hasFilters, type LocationFault, type LocationQuestion } from './location-question.ts'

const FAULT_MESSAGE = {
  'place-too-long': 'store.place_too_long',
  'bad-position': 'store.bad_position',
} as const satisfies Record<LocationFault, PlainKey>

interface LocationNoticeProps extends LocationPageProps {
  hrefOf: (change: Partial<LocationQuestion>) => string
}

/** How many stores there are and what to do when it is not what was hoped for. */
export function LocationNotice(props: LocationNoticeProps) {
  const { question, isUnknownPlace } = props
  const { t } = useShopText()
  return (
    <div className={styles.answer}>
      {question.variantId !== null && <Piece {...props} />}
      {/* Always there, so that screen readers hear every answer and not only the first. */}
      <div className={styles.answer} role="status">
        {question.fault && <Notice kind="error">{t(FAULT_MESSAGE[question.fault])}</Notice>}
        {isUnknownPlace && <Notice>{t('store.unknown_town', { place: question.place })}</Notice>}
        <Answer {...props} />
      </div>
    </div>
  )
}

function Piece({ piece, count, question, hrefOf }: LocationNoticeProps) {
  const { t, richText } = useShopText()
  if (piece === null) return <Notice kind="error">{t('store.piece_unknown')}</Notice>
  const { productName, size, href } = piece
  const isNowhere = count === 0 && !hasFilters(question)
  const product = <TextLink href={href}>{productName}</TextLink>
  return (
    <div className={styles.piece}>
      <Text>{richText(isNowhere ? 'store.piece_nowhere' : 'store.piece', { product, size })}</Text>
      <TextLink alone size={12} href={hrefOf({ variantId: null })}>
        {t('store.piece_reset')}
      </TextLink>
    </div>
  )
}

function Answer(props: LocationNoticeProps) {
  const { kind, count, question } = props
  const { t } = useShopText()
  const { place, radiusKm } = question
  switch (kind) {
    case 'none':
      return <NoneFitting {...props} />
    case 'closed':
    case 'closed-near':
      return <NoneOpen {...props} />
    case 'far':
      return (
        <Notice>
          {place === ''
            ? t('store.far_from_you', { radius: radiusKm })
            : t('store.far', { radius: radiusKm, place })}
        </Notice>
      )
    case 'all':
      return <Text tone="soft">{t('store.results_all', { count })}</Text>
    case 'near':
      return (
        <Text tone="soft">
          {place === ''
            ? t('store.results', { count })
            : t('store.results_around', { count, place })}
        </Text>
      )
  }
}

function NoneFitting({ question, hrefOf }: LocationNoticeProps) {
  const { t } = useShopText()
  // A piece that hangs nowhere says so itself.
  if (!hasFilters(question)) return null
  return (
    <Notice>
      {t('store.none_fitting')}{' '}
      <TextLink href={hrefOf({ services: [], isStepFree: false, isOpenNow: false })}>
        {t('store.reset')}
      </TextLink>
    </Notice>
  )
}

/** The doors are the reason, not what was asked for: when they open, and what else there is. */
function NoneOpen({ kind, question: { place }, firstToOpen, nowMs, hrefOf }: LocationNoticeProps) {
  const text = useShopText()
  const now = useNow(nowMs)
  const { t } = text
  const isNear = kind === 'closed-near'
  return (
    <Notice>
      {isNear && place !== ''
        ? t('store.none_open_around', { place })
        : t(isNear ? 'store.none_open_near' : 'store.none_open')}{' '}
      {firstToOpen && firstOpens(openingStateOf(firstToOpen, now), text)}{' '}
      <TextLink href={hrefOf({ isOpenNow: false })}>{t('store.closed_too')}</TextLink>
    </Notice>
  )
}

function firstOpens(state: OpeningState, { t, shop: { locale } }: ShopText): string | null {
  if (state.kind !== 'opens') return null
  const time = writeTime(state.at, locale)
  if (state.when === 'today') return t('store.first_opens_today', { time })
  if (state.when === 'tomorrow') return t('store.first_opens_tomorrow', { time })
  return t('store.first_opens_at', { day: weekdayName(state.day, locale, 'long'), time })
}
