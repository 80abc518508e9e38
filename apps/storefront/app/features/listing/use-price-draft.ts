import { useEffect, useRef, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import {
  parsePriceDraft,
  toPriceDraft,
  type PriceDraft,
  type PriceProblem,
  type PriceRange,
} from './price-draft.ts'

/** Arrow keys move a thumb step by step; the list follows once they rest. */
const KEYS_REST_MS = 400

interface PriceDraftState {
  shown: PriceDraft
  /** Why what stands there is no range. */
  problem: PriceProblem | null
  type(draft: PriceDraft): void
  slide(draft: PriceDraft): void
  hold(): void
  /** What stands there is wanted. An impossible range stays where it is and changes nothing. */
  commit(): void
}

/** The two amounts while they are typed or dragged; the address knows them once they are wanted. */
export function usePriceDraft(
  range: PriceRange,
  onChange: (range: PriceRange) => void,
): PriceDraftState {
  const { locale } = useShopText().shop
  const [draft, setDraft] = useState<PriceDraft | null>(null)
  const isHeld = useRef(false)
  const keysRest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(keysRest.current), [])
  const shown = draft ?? toPriceDraft(range, locale)

  function commit(wanted: PriceDraft | null) {
    clearTimeout(keysRest.current)
    const parsed = wanted && parsePriceDraft(wanted)
    if (parsed === null || typeof parsed === 'string') return
    setDraft(null)
    if (parsed.fromCents !== range.fromCents || parsed.toCents !== range.toCents) onChange(parsed)
  }

  const parsed = parsePriceDraft(shown)
  return {
    shown,
    problem: typeof parsed === 'string' ? parsed : null,
    type: setDraft,
    slide(moved) {
      setDraft(moved)
      clearTimeout(keysRest.current)
      if (!isHeld.current) keysRest.current = setTimeout(() => commit(moved), KEYS_REST_MS)
    },
    hold() {
      isHeld.current = true
    },
    commit() {
      isHeld.current = false
      commit(draft)
    },
  }
}
