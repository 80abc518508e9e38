import type { ReactNode } from 'react'
import styles from './type.module.css'

interface HeadlineProps {
  children: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
  size?: 64 | 40 | 28 | 20
  id?: string
}

/** One line of the serif face. Its size is a choice of the layout, its level one of the outline. */
export function Headline({ children, as: Element = 'h2', size = 28, id }: HeadlineProps) {
  return (
    <Element className={styles.headline} data-size={size} id={id}>
      {children}
    </Element>
  )
}

interface TextProps {
  children: ReactNode
  as?: 'p' | 'div' | 'span' | 'small'
  size?: 20 | 16 | 14 | 12
  tone?: 'soft' | 'accent' | 'error' | 'success'
  /** At most about 66 characters per line. */
  measure?: boolean
  id?: string
}

export function Text({ children, as: Element = 'p', size = 14, tone, measure, id }: TextProps) {
  return (
    <Element
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-measure={measure ? true : undefined}
      id={id}
    >
      {children}
    </Element>
  )
}

interface LabelProps {
  children: ReactNode
  as?: 'p' | 'h2' | 'h3' | 'span'
}

/** Upper case for one or two words above a list. */
export function Label({ children, as: Element = 'p' }: LabelProps) {
  return <Element className={styles.label}>{children}</Element>
}
