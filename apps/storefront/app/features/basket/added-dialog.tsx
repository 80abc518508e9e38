import { money } from '@saum/domain/money'
import { useEffect } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { clientMessages } from '#app/messages/client-messages.ts'
import { ShopTextProvider, useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CLOSES_DIALOG } from '#app/ui/dialogs.ts'
import { showDialog } from '#app/ui/show-dialog.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Text } from '#app/ui/type.tsx'
import { ADDED_DIALOG_ID } from './added-dialog-id.ts'
import { AddedVoice } from './added-voice.tsx'
import styles from './added-dialog.module.css'
import type { BasketRowFacts } from './basket-row-facts.ts'
import { DeliveryLine } from './delivery-line.tsx'
import type { LastAdded } from './last-added.ts'
import { TogetherRow } from './together-row.tsx'

interface AddedDialogProps {
  added: LastAdded
}

/** [4.8] What lies in the basket now, and the two ways on. Opens by itself, closes to where one was. */
export function AddedDialog({ added }: AddedDialogProps) {
  const { shop } = useShopText()

  useEffect(() => void showDialog(ADDED_DIALOG_ID), [added])

  return (
    // The dialog's own texts came after the page's.
    <ShopTextProvider shop={shop} messages={clientMessages(shop.locale)}>
      <AddedDrawer added={added} />
    </ShopTextProvider>
  )
}

function AddedDrawer({ added }: AddedDialogProps) {
  const { t, shop, formatMoney } = useShopText()
  return (
    <Drawer
      id={ADDED_DIALOG_ID}
      side="sheet"
      title={t('product.added_title')}
      foot={
        <div className={styles.ways}>
          <Button look="line" wide {...CLOSES_DIALOG}>
            {t('product.added_continue')}
          </Button>
          <ButtonLink wide href={`/${shop.path}/cart/`}>
            {t('product.added_basket')}
          </ButtonLink>
        </div>
      }
    >
      <AddedVoice rows={added.rows} />
      {added.notice && <p className={styles.notice}>{added.notice}</p>}
      <ul className={styles.rows}>
        {added.rows.map((row) => (
          <AddedRow key={row.key} row={row} />
        ))}
      </ul>
      <div className={styles.sum}>
        <p className={styles.total}>
          <span>
            {t('basket.title')}, {t('basket.count', { count: added.count })}
          </span>
          <span>{formatMoney(money(added.totalCents, shop.currency))}</span>
        </p>
        <DeliveryLine totalCents={added.totalCents} isDeliveryFree={added.isDeliveryFree} />
      </div>
      <TogetherRow productIds={added.rows.map(({ productId }) => productId)} />
    </Drawer>
  )
}

function AddedRow({ row }: { row: BasketRowFacts }) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        {row.picture && (
          <Picture
            {...productPicture(row.picture, imageBase, 'thumbnail')}
            alt=""
            sizes="120px"
            fill
          />
        )}
      </div>
      <div className={styles.words}>
        <Text size={16}>{row.name}</Text>
        <Text tone="soft">
          {row.color}, {t('basket.size_named', { size: row.size })}
        </Text>
        <div className={styles.price}>
          <Price
            now={money(row.unitCents, shop.currency)}
            before={row.priorCents ? money(row.priorCents, shop.currency) : undefined}
          />
        </div>
        {row.intervalMonths !== undefined && (
          <p className={styles.saving}>{t('basket.subscription', { count: row.intervalMonths })}</p>
        )}
        {row.saving && (
          <p className={styles.saving}>
            {row.saving.isGift
              ? t('basket.gift_of', { name: row.saving.name })
              : t('basket.promotion_saving', {
                  name: row.saving.name,
                  amount: formatMoney(money(row.saving.cents, shop.currency)),
                })}
          </p>
        )}
      </div>
    </li>
  )
}
