import { useEffect } from 'react'
import { forgetKeptCard, keepCard } from '#app/features/fashion-card/kept-card.ts'

/** Keeps the page for where there is no network, as long as there is a card on it. */
export function useCardKeeping(path: string, hasCard: boolean): void {
  useEffect(() => {
    void (hasCard ? keepCard(path) : forgetKeptCard())
  }, [path, hasCard])
}
