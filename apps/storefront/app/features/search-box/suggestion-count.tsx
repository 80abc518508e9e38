import { useEffect, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** Somebody who listens hears the letters they type first. */
const QUIET_MS = 700

interface SuggestionCountProps {
  count: number
  /** What they are offered for; empty where nobody waits for any. */
  query: string
}

/** Says once how much is offered; the page's own live region is asleep behind the dialog. */
export function SuggestionCount({ count, query }: SuggestionCountProps) {
  const { t } = useShopText()
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const text = query === '' ? '' : t('search.suggestions_announced', { count })
    const timer = setTimeout(() => setSpoken(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [t, count, query])

  return (
    <VisuallyHidden>
      <output aria-live="polite">{spoken}</output>
    </VisuallyHidden>
  )
}
