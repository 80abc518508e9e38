import type { OwnNewsletter } from '@saum/contract/newsletter'
import { useLocation, useSearchParams } from 'react-router'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Text } from '#app/ui/type.tsx'
import { TopicBoxes } from './topic-boxes.tsx'
import styles from './topics-form.module.css'
import { TOPICS_SAYING, type TopicsSaying } from './topics-saying.ts'

const WORDS: Readonly<Record<TopicsSaying, PlainKey>> = {
  saved: 'newsletter.saved',
  asked: 'newsletter.asked',
  stopped: 'newsletter.stopped',
  nothing: 'newsletter.topics_missing',
  wait: 'newsletter.wait',
}

/**
 * Which letters a customer gets, on whatever page of the account. It is sent to a place of its own, which
 * leads back here. The screen has to load the texts of `newsletter`.
 */
export function TopicsForm({ newsletter }: { newsletter: OwnNewsletter }) {
  const { t, shop } = useShopText()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const saying = params.get(TOPICS_SAYING)
  const words = Object.hasOwn(WORDS, saying ?? '') ? WORDS[saying as TopicsSaying] : null
  const isRefused = saying === 'wait' || saying === 'nothing'
  const { email, isEmailVerified, state, topics } = newsletter
  return (
    <form
      className={styles.form}
      id="newsletter"
      method="post"
      action={`/${shop.path}/account/newsletter/`}
      // Another answer of the shop is another form: what is ticked is what it says.
      key={`${state} ${topics.join()}`}
    >
      <input type="hidden" name="from" value={pathname} />
      <input type="hidden" name="state" value={state} />
      {words && (
        <Arrival of={saying}>
          <Notice kind={isRefused ? 'error' : 'success'} announce>
            {t(words)}
          </Notice>
        </Arrival>
      )}
      {saying !== 'asked' && (
        <Text tone="soft">
          {state === 'none' &&
            t(isEmailVerified ? 'newsletter.own_none' : 'newsletter.own_unproven')}
          {state === 'requested' && t('newsletter.own_requested', { email })}
          {state === 'confirmed' && t('newsletter.own_confirmed', { email })}
        </Text>
      )}
      <TopicBoxes chosen={topics} />
      <Button type="submit" look="line">
        {t('newsletter.save')}
      </Button>
    </form>
  )
}
