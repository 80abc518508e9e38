import { useRef, useState, type FormEvent } from 'react'
import { useAddToBasket } from '#app/features/basket/use-add-to-basket.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { WishFacts } from '#app/features/wishlist/wish-facts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { SizeSelect } from './size-select.tsx'
import type { WishlistChanges } from './use-wishlist.ts'
import styles from './wish-form.module.css'

interface WishFormProps {
  wish: WishFacts
  changes: WishlistChanges
}

/** Chooses the size, which is remembered, and moves the wish into the basket once there is one. */
export function WishForm({ wish, changes }: WishFormProps) {
  const { t, shop } = useShopText()
  const { add, isAdding } = useAddToBasket()
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isSaving, setSaving] = useState(false)
  const { tile, sizes } = wish
  const chosen = sizes.find(({ variantId }) => variantId === choice) ?? wish.size
  const isSoldOut = chosen ? chosen.isSoldOut : wish.isSoldOut

  async function choose(variantId: number) {
    setChoice(variantId)
    setProblem(undefined)
    setSaving(true)
    const isRemembered = await changes.chooseSize(wish, variantId)
    setSaving(false)
    if (!isRemembered) setChoice(null)
  }

  async function move(event: FormEvent) {
    event.preventDefault()
    if (!chosen) {
      setProblem(t('wishlist.size_missing'))
      form.current?.querySelector('select')?.focus()
      return
    }
    const { refused } = await add([{ variantId: chosen.variantId, quantity: 1 }])
    setProblem(refused[0]?.message)
    if (refused.length > 0) return
    await changes.takeOff({ how: 'moved', wish: { ...wish, variantId: chosen.variantId } })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`/${shop.path}/wishlist/`}
      onSubmit={(event) => void move(event)}
    >
      <input type="hidden" name="itemKey" value={wish.key} />
      <SizeSelect
        wish={wish}
        chosenId={chosen?.variantId}
        problem={problem}
        onChoose={(variantId) => void choose(variantId)}
      />
      {isSoldOut ? (
        <ButtonLink
          look="line"
          wide
          href={tile.href}
          aria-label={t('wishlist.notify_of', { name: tile.name })}
        >
          {t('wishlist.notify')}
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="move"
          look="line"
          wide
          busy={isAdding || isSaving}
          aria-label={`${t('wishlist.move_to_basket')}: ${tile.name}`}
        >
          {t('wishlist.move_to_basket')}
        </Button>
      )}
      {sizes.length > 1 && (
        <div className={styles.unscripted}>
          <TextButton type="submit" name="intent" value="size" alone size={12}>
            {t('wishlist.size_save')}
          </TextButton>
        </div>
      )}
    </form>
  )
}
