import { money } from '@saum/domain/money'
import { useState, type FormEvent } from 'react'
import { useAddToBasket, type AddOutcome } from '#app/features/basket/use-add-to-basket.ts'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { outfitTotal } from '#app/features/catalog/outfit-total.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Text } from '#app/ui/type.tsx'
import { chosenSize, firstChoice, toChoice, withTyped, type Choice } from './chosen-sizes.ts'
import styles from './outfit-chooser.module.css'
import { PieceRow, type PieceOutcome } from './piece-row.tsx'

const NOTHING_YET: AddOutcome = { added: [], refused: [] }

/** Every piece with its sizes; what is chosen goes into the basket in one go. */
export function OutfitChooser({ outfit }: { outfit: OutfitFacts }) {
  const { t, shop } = useShopText()
  const { add, isAdding } = useAddToBasket()
  const [chosen, setChosen] = useState(() => firstChoice(outfit.pieces))
  const [outcome, setOutcome] = useState(NOTHING_YET)
  const [isAsked, setAsked] = useState(false)
  const choice = toChoice(outfit.pieces, chosen)

  function choose(productId: number, variantId: number | null) {
    const next = new Map(chosen)
    if (variantId === null) next.delete(productId)
    else next.set(productId, variantId)
    setChosen(next)
    setAsked(false)
  }

  /** Takes over what was chosen in the form before the script came. */
  function adopt(form: HTMLFormElement | null) {
    if (form) setChosen((before) => withTyped(outfit.pieces, before, new FormData(form)))
  }

  async function addChosen(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(choice.sizes.length === 0)
    if (choice.sizes.length === 0 || isAdding) return
    setOutcome(await add(choice.sizes.map(({ variantId }) => ({ variantId, quantity: 1 }))))
  }

  return (
    <form
      ref={adopt}
      className={styles.form}
      method="post"
      action={`/${shop.path}/cart/`}
      onSubmit={(event) => void addChosen(event)}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="from" value={outfit.href} />
      <ul className={styles.pieces} aria-label={t('outfit.pieces')}>
        {outfit.pieces.map((piece) => {
          const size = chosenSize(piece, chosen)
          return (
            <PieceRow
              key={piece.id}
              piece={piece}
              size={size}
              outcome={outcomeOf(size?.variantId, outcome)}
              onChoose={(variantId) => choose(piece.id, variantId)}
            />
          )
        })}
      </ul>
      <Total outfit={outfit} choice={choice} />
      {isAsked && <Notice announce>{t('outfit.nothing_chosen')}</Notice>}
      {outcome.notice && <Notice>{outcome.notice}</Notice>}
      {choice.sizes.length + choice.missing.length > 0 && (
        <Button type="submit" busy={isAdding}>
          {choice.missing.length === 0 || choice.sizes.length === 0
            ? t('outfit.add_all')
            : t('outfit.add', { count: choice.sizes.length })}
        </Button>
      )}
      <StillMissing choice={choice} outfit={outfit} />
    </form>
  )
}

function outcomeOf(
  variantId: number | undefined,
  { added, refused }: AddOutcome,
): PieceOutcome | undefined {
  if (variantId === undefined) return undefined
  const refusal = refused.find((item) => item.variantId === variantId)
  if (refusal) return { kind: 'refused', message: refusal.message }
  return added.includes(variantId) ? { kind: 'added' } : undefined
}

interface ChoiceProps {
  outfit: OutfitFacts
  choice: Choice
}

/** What the chosen pieces cost; before a choice, what all of them cost. */
function Total({ outfit, choice }: ChoiceProps) {
  const { t, shop, formatMoney } = useShopText()
  const all = outfitTotal(outfit.pieces)
  if (!all) return null
  const hasChosen = choice.sizes.length > 0
  const count = hasChosen ? choice.sizes.length : all.count
  const price = formatMoney(money(hasChosen ? choice.cents : all.cents, shop.currency))
  return (
    <div aria-live="polite">
      <p className={styles.total}>
        <span>{t('outfit.total', { count })}</span>
        <span className={styles.sum}>
          {!hasChosen && all.isFrom ? t('listing.price_from', { price }) : price}
        </span>
      </p>
      {all.isPartial && (
        <Text size={12} tone="soft">
          {t('outfit.without_sold_out')}
        </Text>
      )}
    </div>
  )
}

/** Which sizes are still to be chosen for the whole look, and what it costs then. */
function StillMissing({ outfit, choice }: ChoiceProps) {
  const { t, shop, formatMoney } = useShopText()
  const all = outfitTotal(outfit.pieces)
  if (!all || choice.missing.length === 0) return null
  const names = choice.missing.map(({ name }) => name).join(', ')
  const price = formatMoney(money(all.cents, shop.currency))
  return (
    <Text size={12} tone="soft">
      {t('outfit.choose_sizes', { count: choice.missing.length })}: {names}.{' '}
      {choice.sizes.length > 0 && t('outfit.all_cost', { count: all.count, price })}
    </Text>
  )
}
