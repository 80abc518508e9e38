import { useId } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'
import { FieldError } from '#app/ui/field-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './wish-form.module.css'

interface SizeSelectProps {
  wish: WishFacts
  chosenId: number | undefined
  problem: string | undefined
  onChoose: (variantId: number) => void
}

/** The sizes of a wish in place, those that are sold out as well: a shopper may wait for one. */
export function SizeSelect({ wish, chosenId, problem, onChoose }: SizeSelectProps) {
  const { t } = useShopText()
  const id = useId()
  const { sizes, tile } = wish
  const error = problem && <FieldError id={`${id}-error`}>{problem}</FieldError>
  if (sizes.length < 2) {
    return (
      <>
        <input type="hidden" name="variantId" value={chosenId} />
        {error}
      </>
    )
  }
  return (
    <>
      <span className={styles.choice}>
        <select
          className={styles.select}
          name="variantId"
          aria-label={t('wishlist.size_of', { name: tile.name })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          autoComplete="off"
          value={chosenId ?? ''}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          <option value="" disabled={chosenId !== undefined}>
            {t('wishlist.size_choose')}
          </option>
          {sizes.map(({ variantId, label, isSoldOut }) => (
            <option key={variantId} value={variantId}>
              {isSoldOut
                ? t('wishlist.size_sold_out', { size: label })
                : t('wishlist.size_named', { size: label })}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
      {error}
    </>
  )
}
