import { useEffect, useId, useState, type SyntheticEvent } from 'react'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { askForPosition, positionMessage } from './ask-for-position.ts'
import { BranchList } from './branch-list.tsx'
import type { StockedBranch } from './branch-stock.ts'
import { findFavoriteBranch, saveFavoriteBranch } from './favorite-branch.ts'
import { findBranch, findBranches, type BranchSearch, type Place } from './find-branches.ts'
import { SearchAnswer } from './search-answer.tsx'
import styles from './store-finder.module.css'

type Progress = BranchSearch | { kind: 'searching' } | { kind: 'failed'; message: PlainKey } | null

interface StoreFinderProps {
  variantId: number
  size: string | undefined
}

export function StoreFinder({ variantId, size }: StoreFinderProps) {
  const { t, shop } = useShopText()
  const [progress, setProgress] = useState<Progress>(null)
  const { favoriteId, favorite, setFavoriteId } = useFavorite(variantId)
  const fieldId = useId()
  const [place, setPlace] = useState<Place | null>(null)

  async function search(wanted: Place | Promise<Place>) {
    setProgress({ kind: 'searching' })
    try {
      const found = await wanted
      setPlace(found)
      setProgress(await findBranches(shop, variantId, found))
    } catch (error) {
      setProgress({ kind: 'failed', message: messageOf(error) })
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('address')
    if (typeof address === 'string' && address.trim() !== '') void search({ address })
  }

  function choose(id: number | null) {
    saveFavoriteBranch(shop, () => localStorage, id)
    setFavoriteId(id)
  }

  return (
    <div className={styles.finder}>
      {size !== undefined && <Text size={16}>{t('store.check_size', { size })}</Text>}
      <form className={styles.form} role="search" onSubmit={submit}>
        <TextField
          id={fieldId}
          name="address"
          label={t('store.search')}
          autoComplete="postal-code"
          maxLength={200}
          required
        />
        <Button type="submit" look="line" busy={progress?.kind === 'searching'}>
          {t('store.search_submit')}
        </Button>
        {'geolocation' in navigator && (
          <TextButton alone onClick={() => void search(askForPosition())}>
            {t('store.near_me')}
          </TextButton>
        )}
      </form>
      {favorite && progress === null && (
        <BranchList branches={[favorite]} favoriteId={favoriteId} onChoose={choose} />
      )}
      <SearchAnswer
        progress={progress}
        favoriteId={favoriteId}
        onChoose={choose}
        onRetry={() => place && void search(place)}
      />
      <TextLink alone href={locatorHref(shop.path, variantId, place)}>
        {t('store.all_with_stock')}
      </TextLink>
      <Text size={12} tone="soft">
        {t('store.check_hint')}
      </Text>
    </div>
  )
}

/** The store locator with the same question; it shows every store that has the piece, and a map. */
function locatorHref(shopPath: string, variantId: number, place: Place | null): string {
  const query = new URLSearchParams({ variant: String(variantId) })
  if (place && 'address' in place) query.set('q', place.address)
  return `/${shopPath}/location/?${query.toString()}`
}

function messageOf(error: unknown): PlainKey {
  return error instanceof GeolocationPositionError ? positionMessage(error) : 'store.load_failed'
}

/** The shopper's own branch with what it has; chosen by its number. */
function useFavorite(variantId: number) {
  const { shop } = useShopText()
  const [favoriteId, setFavoriteId] = useState(() => findFavoriteBranch(shop, () => localStorage))
  const [favorite, setFavorite] = useState<StockedBranch | null>(null)

  useEffect(() => {
    let isCurrent = true
    const found =
      favoriteId === null ? Promise.resolve(null) : findBranch(shop, variantId, favoriteId)
    // A favorite that cannot be asked about is only missing from the top of the list.
    found.catch(() => null).then((branch) => isCurrent && setFavorite(branch), reportError)
    return () => {
      isCurrent = false
    }
  }, [shop, variantId, favoriteId])

  return { favoriteId, favorite, setFavoriteId }
}
