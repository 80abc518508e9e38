import { useEffect, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { BasketRowFacts } from './basket-row-facts.ts'

/** The dialog's name and focus are spoken first; a region is heard only for words that come after it. */
const AFTER_OPENING_MS = 300

/** Says what was added, inside the dialog: the live region of the page is silent behind it. */
export function AddedVoice({ rows }: { rows: readonly BasketRowFacts[] }) {
  const { t } = useShopText()
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const names = rows
      .map(({ name, color, size }) => [name, color, t('basket.size_named', { size })].join(', '))
      .join('; ')
    const timer = setTimeout(
      () => setSpoken(t('product.added_spoken', { names })),
      AFTER_OPENING_MS,
    )
    return () => clearTimeout(timer)
  }, [rows, t])

  return (
    <VisuallyHidden>
      <output aria-live="polite">{spoken}</output>
    </VisuallyHidden>
  )
}
