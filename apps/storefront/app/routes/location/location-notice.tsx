import type { PlainKey } from '#app/messages/message-keys.ts'
import { locatorHref } from '#app/features/stores/store-href.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
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
      {question.fault && <Notice kind="error">{t(FAULT_MESSAGE[question.fault])}</Notice>}
      {isUnknownPlace && <Notice>{t('store.unknown_town', { place: question.place })}</Notice>}
      {question.variantId !== null && <Piece {...props} />}
      <Count {...props} />
    </div>
  )
}

function Piece({ piece, hrefOf }: LocationNoticeProps) {
  const { t, richText } = useShopText()
  if (piece === null) return <Notice kind="error">{t('store.piece_unknown')}</Notice>
  const { productName, size, href } = piece
  return (
    <div className={styles.piece}>
      <Text>
        {richText('store.piece', {
          product: <TextLink href={href}>{productName}</TextLink>,
          size,
        })}
      </Text>
      <TextLink alone size={12} href={hrefOf({ variantId: null })}>
        {t('store.piece_reset')}
      </TextLink>
    </div>
  )
}

function Count({ kind, count, question, hrefOf }: LocationNoticeProps) {
  const { t, shop } = useShopText()
  const { place, radiusKm } = question
  if (kind === 'none') {
    return (
      <Notice>
        {t('store.none_fitting')}{' '}
        <TextLink
          href={
            hasFilters(question)
              ? hrefOf({ services: [], isStepFree: false, isOpenNow: false })
              : locatorHref(shop)
          }
        >
          {t('store.reset')}
        </TextLink>
      </Notice>
    )
  }
  if (kind === 'far') {
    return (
      <Notice>
        {place === ''
          ? t('store.far_from_you', { radius: radiusKm })
          : t('store.far', { radius: radiusKm, place })}
      </Notice>
    )
  }
  if (kind === 'all') return <Text tone="soft">{t('store.results_all', { count })}</Text>
  return (
    <Text tone="soft">
      {place === '' ? t('store.results', { count }) : t('store.results_around', { count, place })}
    </Text>
  )
}
