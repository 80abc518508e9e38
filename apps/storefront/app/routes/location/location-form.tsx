import { useRef, type SyntheticEvent } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { locatorHref } from '#app/features/stores/store-href.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LocationFilters } from './location-filters.tsx'
import styles from './location-form.module.css'
import { parseQuestion, toQuery, type LocationQuestion } from './location-question.ts'
import { NearMe } from './near-me.tsx'

/**
 * Where and what for. A plain form that any browser sends; with script ticking a box is enough, and the
 * address holds only what was asked.
 */
export function LocationForm({ question }: { question: LocationQuestion }) {
  const { t, shop } = useShopText()
  const submit = useSubmit()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const { place, point, isOpenNow, isStepFree, variantId, view } = question

  function send(change: Partial<LocationQuestion> = {}) {
    if (form.current === null) return
    const asked = parseQuestion(new URLSearchParams([...textsOf(form.current)]))
    void submit(toQuery({ ...asked, ...change }), {
      action: locatorHref(shop),
      preventScrollReset: true,
    })
  }

  function sendTyped(event: SyntheticEvent) {
    event.preventDefault()
    send()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={locatorHref(shop)}
      onSubmit={sendTyped}
    >
      <div className={styles.place}>
        <TextField
          label={t('store.search')}
          name="q"
          type="search"
          defaultValue={place}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={200}
        />
        <NearMe onFound={(found) => send({ place: '', point: found })} />
      </div>
      <div className={styles.checks} onChange={() => send()}>
        <Checkbox name="open" value="now" defaultChecked={isOpenNow} label={t('store.open_now')} />
        <Checkbox
          name="access"
          value="step-free"
          defaultChecked={isStepFree}
          label={t('store.accessible')}
        />
      </div>
      <LocationFilters question={question} onChange={() => send()} />
      {point && (
        <>
          <input type="hidden" name="lat" value={point.lat} />
          <input type="hidden" name="lng" value={point.lng} />
        </>
      )}
      {variantId !== null && <input type="hidden" name="variant" value={variantId} />}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <Button type="submit" look="line" busy={state === 'loading'}>
        {t('store.search_submit')}
      </Button>
    </form>
  )
}

function* textsOf(form: HTMLFormElement): Iterable<[string, string]> {
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') yield [name, value]
}
