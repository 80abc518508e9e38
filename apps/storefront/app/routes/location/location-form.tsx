import { useId, type SyntheticEvent } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { locatorHref } from '#app/features/stores/store-href.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { LineField } from '#app/ui/line-field.tsx'
import { LocationFilters } from './location-filters.tsx'
import styles from './location-form.module.css'
import { parseQuestion, toQuery, type LocationQuestion } from './location-question.ts'
import { NearMe } from './near-me.tsx'
import { useAsked } from './use-asked.ts'

/**
 * Where and what for. A plain form that any browser sends; with script ticking a box is enough, and the
 * address holds only what was asked.
 */
export function LocationForm({ question }: { question: LocationQuestion }) {
  const { t, shop } = useShopText()
  const submit = useSubmit()
  const form = useAsked(question)
  const { isOpenNow, isStepFree } = question

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
      <Where place={question.place} onFound={(point) => send({ place: '', point })} />
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
      <Unseen question={question} />
    </form>
  )
}

interface WhereProps {
  place: string
  onFound: (point: { lat: number; lng: number }) => void
}

/** The place and the button on one line; a device that knows where it is spares the typing. */
function Where({ place, onFound }: WhereProps) {
  const { t } = useShopText()
  const { state } = useNavigation()
  return (
    <div className={styles.where}>
      <LineField
        id={useId()}
        label={t('store.search')}
        submit={t('store.search_submit')}
        isBusy={state !== 'idle'}
        field={{
          name: 'q',
          type: 'search',
          defaultValue: place,
          autoComplete: 'postal-code',
          enterKeyHint: 'search',
          maxLength: 200,
        }}
      >
        <NearMe onFound={onFound} />
      </LineField>
    </div>
  )
}

/** What else the address asks for stays asked. */
function Unseen({ question: { point, variantId, view } }: { question: LocationQuestion }) {
  return (
    <>
      {point && (
        <>
          <input type="hidden" name="lat" value={point.lat} />
          <input type="hidden" name="lng" value={point.lng} />
        </>
      )}
      {variantId !== null && <input type="hidden" name="variant" value={variantId} />}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
    </>
  )
}

function* textsOf(form: HTMLFormElement): Iterable<[string, string]> {
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') yield [name, value]
}
