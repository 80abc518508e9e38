import type { ReactNode } from 'react'
import { PageHead } from '#app/page/page-head.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import styles from './account-page.module.css'
import type { AccountSection } from './account-sections.ts'

interface AccountPageProps {
  /** Names the page for the browser; also its headline where there is no other. */
  title: string
  headline?: ReactNode
  /** A line above the headline. */
  lead?: ReactNode
  /** A line below it. */
  note?: ReactNode
  /** Which entry of the navigation the page belongs to. */
  current: AccountSection
  children: ReactNode
}

/** The frame of every page of the account. The screen has to load the texts of `account`. */
export function AccountPage({ title, headline, lead, note, current, children }: AccountPageProps) {
  return (
    <Wrap>
      <PageHead title={title} />
      <header className={styles.head}>
        {lead && <Text tone="soft">{lead}</Text>}
        <Headline as="h1" size={40}>
          {headline ?? title}
        </Headline>
        {note && <Text size={16}>{note}</Text>}
      </header>
      <Grid>
        <AccountNavigation current={current} />
        <div className={styles.main}>{children}</div>
      </Grid>
    </Wrap>
  )
}

interface AccountPartProps {
  title: string
  /** A link at the far edge, on the headline's base line. */
  end?: ReactNode
  children: ReactNode
}

/** One block of an account page, below the others. */
export function AccountPart({ title, end, children }: AccountPartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <Headline>{title}</Headline>
        {end}
      </div>
      {children}
    </section>
  )
}

interface AccountSettingProps {
  title: string
  /** What it is for, below its title. */
  hint?: ReactNode
  id?: string
  children: ReactNode
}

/** One thing to look after: its name at the left, what can be done with it at the right. */
export function AccountSetting({ title, hint, id, children }: AccountSettingProps) {
  return (
    <section className={styles.setting} id={id}>
      <div className={styles.settingHead}>
        <Headline>{title}</Headline>
        {hint && <Text tone="soft">{hint}</Text>}
      </div>
      <div className={styles.settingBody}>{children}</div>
    </section>
  )
}
