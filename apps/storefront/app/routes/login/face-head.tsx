import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { loginPathOf } from './login-path.ts'

interface FaceHeadProps {
  /** Names the page for the browser; also its headline where there is no other. */
  title: string
  headline?: string
  children?: ReactNode
}

/** What every face of the page begins with. */
export function FaceHead({ title, headline = title, children }: FaceHeadProps) {
  return (
    <>
      <PageHead title={title} />
      <Headline as="h1" size={40}>
        {headline}
      </Headline>
      {children && <Text tone="soft">{children}</Text>}
    </>
  )
}

interface EntryTabsProps {
  current: 'login' | 'register'
  redirectUrl: string | null
}

/** Each is an address of its own, and keeps where somebody wanted to go. */
export function EntryTabs({ current, redirectUrl }: EntryTabsProps) {
  const { t, shop } = useShopText()
  return (
    <TabLinks
      label={t('login.tabs_label')}
      tabs={[
        {
          label: t('login.title'),
          href: loginPathOf(shop, {}, redirectUrl),
          current: current === 'login',
        },
        {
          label: t('login.tab_register'),
          href: loginPathOf(shop, { register: 'true' }, redirectUrl),
          current: current === 'register',
        },
      ]}
    />
  )
}
