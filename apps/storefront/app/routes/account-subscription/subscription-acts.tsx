import type { ReactNode } from 'react'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, type SelectOption } from '#app/ui/select-field.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './subscription-acts.module.css'
import type { SubscriptionFacts } from './subscription-facts.ts'

interface SubscriptionActsProps {
  subscription: SubscriptionFacts
  addresses: readonly SelectOption[]
  /** Of the form that cancels: sent twice it is one. */
  requestKey: string
}

/** What can be done with a subscription today; all of it works without script. */
export function SubscriptionActs({ subscription, addresses, requestKey }: SubscriptionActsProps) {
  const { t } = useShopText()
  const { state, isChangeable, isSkippable, isCancellable } = subscription
  const { nextDeliveryOn, receiptUrl } = subscription
  const isPaused = state === 'paused'
  return (
    <div className={styles.acts}>
      {isPaused && <PlainAct of={subscription} intent="resume" words={t('subscription.resume')} />}
      {isSkippable && (
        <PlainAct of={subscription} intent="skip" words={t('subscription.skip')}>
          <input type="hidden" name="deliveryOn" value={nextDeliveryOn ?? ''} />
        </PlainAct>
      )}
      {(isChangeable || isPaused) && <Changes {...{ subscription, addresses }} />}
      {isChangeable && <PauseAct subscription={subscription} />}
      {isCancellable && <CancelAct {...{ subscription, requestKey }} />}
      {receiptUrl !== null && (
        <TextLink alone size={12} href={receiptUrl} data-reload>
          {t('subscription.receipt')}
        </TextLink>
      )}
    </div>
  )
}

interface ActProps {
  of: SubscriptionFacts
  intent: string
  words: string
  children?: ReactNode
}

function PlainAct({ of, intent, words, children }: ActProps) {
  const { t } = useShopText()
  return (
    <form method="post">
      <Sent of={of} intent={intent} />
      {children}
      <TextButton
        alone
        size={12}
        type="submit"
        aria-label={t('subscription.act_of', { act: words, product: of.garment.name })}
      >
        {words}
      </TextButton>
    </form>
  )
}

function Sent({ of, intent }: Pick<ActProps, 'of' | 'intent'>) {
  return (
    <>
      <input type="hidden" name="id" value={of.id} />
      <input type="hidden" name="intent" value={intent} />
    </>
  )
}

interface OpenActProps extends ActProps {
  /** On the button. */
  submit: string
  look?: 'filled' | 'line'
}

/** Opens below the others; one at a time. */
function OpenAct({ of, intent, words, submit, look = 'line', children }: OpenActProps) {
  const { t } = useShopText()
  return (
    <details className={styles.open} name={`acts-${of.id}`}>
      <summary aria-label={t('subscription.act_of', { act: words, product: of.garment.name })}>
        {words}
      </summary>
      <form method="post" className={styles.form}>
        <Sent of={of} intent={intent} />
        {children}
        <Button type="submit" look={look}>
          {submit}
        </Button>
      </form>
    </details>
  )
}

type ChangesProps = Pick<SubscriptionActsProps, 'subscription' | 'addresses'>

function Changes({ subscription, addresses }: ChangesProps) {
  const { t } = useShopText()
  const { choices, variantId, intervals, intervalMonths } = subscription
  const shared = { of: subscription, intent: 'update', submit: t('account.save') }
  const variants = choices.map((choice) => ({
    value: String(choice.variantId),
    label: t('subscription.variant_choice', { color: choice.color, size: choice.size }),
  }))
  return (
    <>
      <OpenAct {...shared} words={t('subscription.change_interval')}>
        <SelectField
          name="interval"
          label={t('subscription.interval')}
          hint={t('subscription.interval_hint')}
          options={intervals}
          defaultValue={String(intervalMonths)}
        />
      </OpenAct>
      {variants.length > 1 && (
        <OpenAct {...shared} words={t('subscription.change_variant')}>
          <SelectField
            name="variantId"
            label={t('subscription.variant')}
            hint={t('subscription.variant_hint')}
            options={variants}
            defaultValue={String(variantId)}
          />
        </OpenAct>
      )}
      <AddressAct {...{ subscription, addresses }} />
    </>
  )
}

/** Begins with where it goes today, also where the address book does not hold that any more. */
function AddressAct({ subscription, addresses }: ChangesProps) {
  const { t, shop } = useShopText()
  const words = t('subscription.change_address')
  const book = `/${shop.path}/account/profile-details/#addresses`
  if (addresses.length === 0) {
    return (
      <TextLink alone size={12} href={book}>
        {words}
      </TextLink>
    )
  }
  const { fullAddress } = subscription
  const current = addresses.find(({ label }) => label === fullAddress)
  const options = current ? addresses : [{ value: '', label: fullAddress }, ...addresses]
  return (
    <OpenAct of={subscription} intent="update" words={words} submit={t('account.save')}>
      <SelectField
        name="addressId"
        label={t('subscription.address')}
        options={options}
        defaultValue={current?.value ?? ''}
      />
      <TextLink alone size={12} href={book}>
        {t('subscription.address_book')}
      </TextLink>
    </OpenAct>
  )
}

function PauseAct({ subscription }: Pick<SubscriptionActsProps, 'subscription'>) {
  const { t, formatDate } = useShopText()
  const words = t('subscription.pause')
  return (
    <OpenAct of={subscription} intent="pause" words={words} submit={words}>
      <SelectField
        name="months"
        label={t('subscription.pause_for')}
        hint={t('subscription.pause_hint')}
        options={subscription.pauses.map(({ months, nextOn }) => ({
          value: String(months),
          label: t('subscription.pause_months', {
            count: months,
            date: nextOn === null ? '' : formatDate(toDate(nextOn)),
          }),
        }))}
      />
    </OpenAct>
  )
}

/** As easy as it was to begin. */
function CancelAct({
  subscription,
  requestKey,
}: Pick<SubscriptionActsProps, 'subscription' | 'requestKey'>) {
  const { t } = useShopText()
  const isUnderWay = subscription.state === 'active' && !subscription.isChangeable
  return (
    <OpenAct
      of={subscription}
      intent="cancel"
      words={t('subscription.cancel')}
      submit={t('subscription.cancel_now')}
      look="filled"
    >
      <input type="hidden" name="requestKey" value={requestKey} />
      <Text>{t('subscription.cancel_hint')}</Text>
      {isUnderWay && <Text>{t('subscription.cancel_under_way')}</Text>}
    </OpenAct>
  )
}
