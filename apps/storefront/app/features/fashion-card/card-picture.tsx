import type { CardLevel } from '@saum/contract/fashion-card'
import { groupCardNumber } from '@saum/domain/card-number'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import styles from './card-picture.module.css'

const LEVEL_NAME = {
  temporary: 'card.level_temporary',
  basic: 'card.level_basic',
  vip: 'card.level_vip',
} as const satisfies Record<CardLevel, PlainKey>

interface CardPictureProps {
  number: string
  level: CardLevel
  holder: string
}

/** The card as one would hold it. The screen has to load the texts of `card`. */
export function CardPicture({ number, level, holder }: CardPictureProps) {
  const { t } = useShopText()
  return (
    <div className={styles.card} data-level={level}>
      <p className={styles.top}>
        <span className={styles.logo} translate="no">
          Saum
        </span>
        <span className={styles.level}>{t(LEVEL_NAME[level])}</span>
      </p>
      <p className={styles.base}>
        <span className={styles.holder} translate="no">
          {holder}
        </span>
        <span className={styles.number}>{groupCardNumber(number)}</span>
      </p>
    </div>
  )
}
