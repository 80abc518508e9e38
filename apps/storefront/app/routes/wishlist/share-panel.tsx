import type { shareWishlist, unshareWishlist } from '@saum/contract/wishlist'
import { use, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { sharePage } from '#app/features/share/share-page.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import { WISHLIST_PROBLEMS, wishlistProblemOf } from './wishlist-problem.ts'
import styles from './wishlist-tools.module.css'

/** Makes the link to the list, hands it on, and makes it lead nowhere again. */
export function SharePanel({ isShared }: { isShared: boolean }) {
  const { t } = useShopText()
  const { link, problem, share, revoke } = useShareLink()
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(link)

  // The button that was pressed is gone with what it did; what came in its place goes on.
  useEffect(() => {
    if (shown.current === link) return
    shown.current = link
    panel.current?.querySelector<HTMLElement>('input[readonly], button')?.focus()
  }, [link])

  return (
    <div className={styles.words} ref={panel}>
      <Text>{t('wishlist.share_note')}</Text>
      {link && <ShareLink link={link} />}
      {isShared && !link && <Text tone="soft">{t('wishlist.share_again')}</Text>}
      {!link && (
        <IntentForm intent="share" onSend={share}>
          <Button type="submit" wide>
            {t(isShared ? 'wishlist.share_new' : 'wishlist.share_make')}
          </Button>
        </IntentForm>
      )}
      {problem && <Text tone="error">{problem}</Text>}
      {(isShared || link) && (
        <IntentForm intent="unshare" onSend={revoke}>
          <TextButton type="submit" alone>
            {t('wishlist.share_revoke')}
          </TextButton>
        </IntentForm>
      )}
    </div>
  )
}

function useShareLink() {
  const { t, shop } = useShopText()
  const announcer = use(TabContext)?.announcer
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function fail(status: number) {
    const words = t(WISHLIST_PROBLEMS[status === 429 ? 'too_many' : wishlistProblemOf(0)])
    setProblem(words)
    announcer?.say(words)
  }

  return {
    link,
    problem,
    async share() {
      setProblem(null)
      const answer = await callShop<typeof shareWishlist>(shop, 'shareWishlist', {})
      if (!answer.ok) return fail(answer.refusal.status)
      const { origin } = window.location
      setLink(`${origin}/${shop.path}/wishlist/shared/${answer.value.token}/`)
      await revalidate()
    },
    async revoke() {
      setProblem(null)
      const answer = await callShop<typeof unshareWishlist>(shop, 'unshareWishlist', {})
      if (!answer.ok) return fail(answer.refusal.status)
      setLink(null)
      announcer?.say(t('wishlist.share_revoked'))
      await revalidate()
    },
  }
}

function ShareLink({ link }: { link: string }) {
  const { t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [isCopied, setCopied] = useState(false)
  const page = { title: t('wishlist.title'), url: link }

  async function copy() {
    const outcome = await sharePage({ clipboard: navigator.clipboard }, page)
    if (outcome !== 'copied') return
    setCopied(true)
    announcer?.say(t('wishlist.share_copied'))
  }

  return (
    <div className={styles.link}>
      <TextField
        label={t('wishlist.share_link')}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.ways}>
        <TextButton alone onClick={() => void copy()}>
          {t(isCopied ? 'wishlist.share_copied' : 'wishlist.share_copy')}
        </TextButton>
        {'share' in navigator && (
          <TextButton alone onClick={() => void sharePage(navigator, page)}>
            {t('wishlist.share_send')}
          </TextButton>
        )}
      </div>
    </div>
  )
}

interface IntentFormProps {
  intent: 'share' | 'unshare'
  onSend: () => Promise<void>
  children: ReactNode
}

function IntentForm({ intent, onSend, children }: IntentFormProps) {
  const { shop } = useShopText()

  function send(event: FormEvent) {
    event.preventDefault()
    void onSend()
  }

  return (
    <form method="post" action={`/${shop.path}/wishlist/`} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
}
