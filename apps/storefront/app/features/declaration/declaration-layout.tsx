import type { ReactNode } from 'react'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import styles from './declaration-layout.module.css'

interface DeclarationLayoutProps {
  children: ReactNode
  /** What is good to know beside it. */
  side: ReactNode
  sideLabel: string
}

/** A calm column to declare something in, and what follows from it beside. */
export function DeclarationLayout({ children, side, sideLabel }: DeclarationLayoutProps) {
  return (
    <Wrap>
      <div className={styles.page}>
        <Grid>
          <div className={styles.main}>{children}</div>
          <aside className={styles.side} aria-label={sideLabel}>
            {side}
          </aside>
        </Grid>
      </div>
    </Wrap>
  )
}

/** One button, perhaps a text link beside it. */
export function DeclarationAct({ children }: { children: ReactNode }) {
  return <div className={styles.act}>{children}</div>
}

/** The words that are declared. */
export function DeclaredWords({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>
}
