import { useId, useState, type ChangeEvent } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { FittedSelect } from '#app/ui/fitted-select.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { BasketForm } from './basket-form.tsx'
import type { PageRow } from './basket-facts.ts'
import styles from './row-controls.module.css'
import type { BasketDesk } from './use-basket-desk.ts'

interface RowControlsProps {
  row: PageRow
  desk: BasketDesk
  isSoldOut: boolean
}

/** Everything that can be done to a row without leaving the page. */
export function RowControls({ row, desk, isSoldOut }: RowControlsProps) {
  const { t } = useShopText()
  const { changer } = desk
  const isGift = row.saving?.isGift ?? false
  return (
    <div className={styles.controls}>
      <div className={styles.values}>
        {!isGift && <SizeForm row={row} desk={desk} isSoldOut={isSoldOut} />}
        {!isGift && !isSoldOut && <QuantityForm row={row} desk={desk} />}
      </div>
      <div className={styles.ways}>
        {isSoldOut && (
          <TextLink
            alone
            size={12}
            href={row.href}
            aria-label={t('basket.notify_named', { name: row.name })}
          >
            {t('basket.notify_me')}
          </TextLink>
        )}
        {!isGift && (
          <BasketForm
            intent="save"
            fields={{ itemKey: row.key }}
            onSend={() => void changer.change({ kind: 'save', itemKey: row.key })}
          >
            <TextButton
              type="submit"
              alone
              size={12}
              aria-label={t('basket.save_named', { name: row.name })}
            >
              {t('basket.save_short')}
            </TextButton>
          </BasketForm>
        )}
        <BasketForm
          intent="remove"
          fields={{ itemKey: row.key }}
          onSend={() => void changer.change({ kind: 'remove', itemKey: row.key })}
        >
          <TextButton
            type="submit"
            alone
            size={12}
            aria-label={isGift ? undefined : t('basket.remove', { name: row.name })}
          >
            {t(isGift ? 'basket.gift_decline' : 'basket.remove_short')}
          </TextButton>
        </BasketForm>
      </div>
    </div>
  )
}

/** A real list of the sizes; without script it is sent by a button of its own. */
function SizeForm({ row, desk, isSoldOut }: RowControlsProps) {
  const { t } = useShopText()
  const { sizes } = row
  const hasChoice = sizes.some(
    ({ variantId, isSoldOut: isGone }) => variantId !== row.variantId && !isGone,
  )
  if (!hasChoice) return null

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const size = sizes.find(({ variantId }) => variantId === Number(event.target.value))
    if (!size) return
    const { variantId, label } = size
    void desk.changer.change({ kind: 'size', itemKey: row.key, variantId, size: label })
  }

  return (
    <BasketForm
      intent="size"
      fields={{ itemKey: row.key, revision: desk.facts?.revision ?? 0 }}
      className={styles.size}
      onSend={() => {}}
    >
      <FittedSelect
        name="variantId"
        label={t('basket.size_of', { name: row.name })}
        value={row.variantId}
        options={sizes.map(({ variantId, label, isSoldOut: isGone }) => ({
          value: variantId,
          label: t(isGone ? 'basket.size_sold_out' : 'basket.size_named', { size: label }),
          isDisabled: isGone && variantId !== row.variantId,
        }))}
        onChange={choose}
      />
      <span className={styles.withoutScript}>
        <TextButton type="submit" alone size={12}>
          {t(isSoldOut ? 'basket.change_size' : 'basket.apply_change')}
        </TextButton>
      </span>
    </BasketForm>
  )
}

function QuantityForm({ row, desk }: Omit<RowControlsProps, 'isSoldOut'>) {
  const { t } = useShopText()
  const { name, quantity, maxQuantity, isMaxStock } = row
  const hintId = useId()
  // Where more was typed than can be had, somebody wants to know why.
  const [wantsMore, setWantsMore] = useState(false)
  const isSaid = row.wantedQuantity !== undefined
  const isMost = quantity >= maxQuantity && (wantsMore || maxQuantity > 1) && !isSaid

  function change(wanted: number) {
    const itemKey = row.key
    if (wanted === 0) void desk.changer.change({ kind: 'remove', itemKey })
    else void desk.changer.change({ kind: 'quantity', itemKey, quantity: wanted })
  }

  return (
    <BasketForm
      intent="update"
      fields={{ itemKey: row.key, revision: desk.facts?.revision ?? 0 }}
      className={styles.quantity}
      onSend={() => {}}
    >
      <QuantityStepper
        name="quantity"
        quantity={quantity}
        max={Math.max(maxQuantity, quantity)}
        typedMin={0}
        label={t('basket.quantity_of', { name })}
        decreaseLabel={t('basket.decrease', { name })}
        increaseLabel={t('basket.increase', { name })}
        stepName="step"
        describedBy={isMost ? hintId : undefined}
        onChange={change}
        onBeyond={() => setWantsMore(true)}
      />
      {isMost && (
        <p className={styles.most} id={hintId}>
          {isMaxStock ? t('basket.max_stock', { count: maxQuantity }) : t('basket.max_quantity')}
        </p>
      )}
    </BasketForm>
  )
}
