import type { CardVoucher } from '@saum/contract/fashion-card'
import { money } from '@saum/domain/money'
import { AccountPart } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './card-vouchers.module.css'
import { CopyCode } from './copy-code.tsx'

/** What can be redeemed, the one that ends first before the others. */
export function CardVouchers({ vouchers }: { vouchers: readonly CardVoucher[] }) {
  const { t } = useShopText()
  return (
    <AccountPart title={t('card.vouchers')}>
      {vouchers.length === 0 ? (
        <Text tone="soft">{t('card.no_vouchers')}</Text>
      ) : (
        <>
          <ul className={styles.list}>
            {vouchers.map((voucher) => (
              <VoucherRow key={voucher.code} voucher={voucher} />
            ))}
          </ul>
          <div className={styles.note}>
            <Text size={12} tone="soft">
              {t('card.voucher_note')}
            </Text>
          </div>
        </>
      )}
    </AccountPart>
  )
}

function VoucherRow({ voucher }: { voucher: CardVoucher }) {
  const { t, shop, formatMoney, formatDate } = useShopText()
  const { code, cents, reason, validUntil } = voucher
  const isBirthday = reason === 'birthday'
  return (
    <li className={styles.row}>
      <p className={styles.value}>{formatMoney(money(cents, shop.currency))}</p>
      <div>
        <p>{t(isBirthday ? 'card.voucher_birthday' : 'card.voucher_points')}</p>
        <Text tone="soft">
          {t('card.voucher_until', { date: formatDate(new Date(validUntil)) })}
        </Text>
      </div>
      <div className={styles.code}>
        <span className={styles.digits} translate="no">
          {code}
        </span>
        <CopyCode code={code} />
      </div>
    </li>
  )
}
