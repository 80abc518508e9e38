import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { placeOf } from '#app/navigation/delegated-links.ts'
import { toDestination } from './destination.ts'
import { writeField, type FieldParts } from './field-parts.ts'

/** The page of results knows redirects too; a shopper who has pressed Enter waits no longer. */
const PLAN_PATIENCE_MS = 400

interface Leaving {
  /** Opens an address; nothing happens for one no browser should open. */
  go(address: string): boolean
  /** Goes where the promise says, or to the fallback when it says nothing in time. */
  goOr(fallback: string, redirect: Promise<string>): Promise<void>
}

/** The ways out of the search. The field stays in sight until the next page stands. */
export function useLeaving({ dialog, field }: FieldParts, onLeft: () => void): Leaving {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const [isPlanning, setPlanning] = useState(false)
  const arrivedAt = useRef(key)
  const turn = useRef(0)

  // Before anything else of the next page: the focus goes back first, and from there to its heading.
  useLayoutEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    turn.current += 1
    setPlanning(false)
    writeField(field, '')
    dialog.close()
    onLeft()
    // Only an arrival counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    dialog.toggleAttribute('data-busy', isLoading || isPlanning)
  }, [dialog, isLoading, isPlanning])

  function go(address: string): boolean {
    const here = placeOf(document)
    const destination = toDestination(address, here)
    if (destination === null) return false
    if (destination.kind === 'router') {
      const isHere = destination.path === here.pathname + here.search
      void navigate(destination.path, { replace: isHere })
    } else {
      // Back from there the page stands as it was, and nobody wants the search over it.
      dialog.close()
      location.assign(destination.href)
    }
    return true
  }

  return {
    go,
    async goOr(fallback, redirect) {
      turn.current += 1
      const own = turn.current
      setPlanning(true)
      const found = await Promise.race([redirect.catch(() => ''), nothingAfter(PLAN_PATIENCE_MS)])
      if (own !== turn.current) return
      setPlanning(false)
      if (found === '' || !go(found)) go(fallback)
    },
  }
}

function nothingAfter(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve(''), ms))
}
