import type { ReactNode } from 'react'
import { PageHead } from '#app/page/page-head.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { SearchField } from './search-field.tsx'
import styles from './search-page.module.css'

interface SearchHeadProps {
  title: string
  searchTerm: string
  /** The headline; absent where the field itself is as large as one. */
  headline?: ReactNode
  children?: ReactNode
}

/** What every search screen begins with: what was searched for, ready to be changed. */
export function SearchHead({ title, searchTerm, headline, children }: SearchHeadProps) {
  return (
    <>
      <PageHead title={title} />
      <Wrap>
        <div className={styles.head}>
          {headline ?? <h1 className={styles.hidden}>{title}</h1>}
          <SearchField searchTerm={searchTerm} isLarge={headline === undefined} />
          {children}
        </div>
      </Wrap>
    </>
  )
}
