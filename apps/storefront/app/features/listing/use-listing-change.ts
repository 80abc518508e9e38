import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { toListingSearch, type ListingAddress } from './listing-address.ts'

export type ChangeListing = (update: (address: ListingAddress) => ListingAddress) => void

interface ListingChange {
  /** What is chosen, also while the list for it is still on its way. */
  shown: ListingAddress
  isLoading: boolean
  change: ChangeListing
}

/**
 * To choose is to go to another address: one entry of the history per choice, the place on the page
 * stays. A choice during a transfer builds on the one before, and only the last one arrives.
 */
export function useListingChange(address: ListingAddress): ListingChange {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  const target = useNavigation().location
  const [wanted, setWanted] = useState<{ from: string; address: ListingAddress } | null>(null)
  // Wherever the router has arrived since, the address says more than the wish.
  const shown = wanted?.from === key ? wanted.address : address
  const latest = useRef({ shown, key, pathname })
  useLayoutEffect(() => {
    latest.current = { shown, key, pathname }
  })

  // Stays the same function, so that only the group that changed is drawn before the answer.
  const change: ChangeListing = useCallback(
    (update) => {
      const { shown: before, key: from, pathname: path } = latest.current
      const next = update(before)
      if (next === before) return
      setWanted({ from, address: next })
      void navigate(`${path}${toListingSearch(next)}`, { preventScrollReset: true })
    },
    [navigate],
  )

  return { shown, isLoading: shown !== address || target?.pathname === pathname, change }
}
