import type { ReactNode } from 'react'
import type { DataAttributes } from './data-attributes.ts'
import styles from './type.module.css'

interface HeadlineProps extends DataAttributes {
  children: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'
  size?: 64 | 40 | 28 | 20
  id?: string
}

/** One line of the serif face. Its size is a choice of the layout, its level one of the outline. */
export function Headline(props: HeadlineProps) {
  const { children, as: Element = 'h2', size = 28, ...rest } = props
  return (
    <Element className={styles.headline} data-size={size} {...rest}>
      {children}
    </Element>
  )
}

interface TextProps extends DataAttributes {
  children: ReactNode
  as?: 'p' | 'div' | 'span' | 'small'
  size?: 20 | 16 | 14 | 12
  tone?: 'soft' | 'accent' | 'error' | 'success'
  /** At most about 66 characters per line. */
  measure?: boolean
  id?: string
}

export function Text(props: TextProps) {
  const { children, as: Element = 'p', size = 14, tone, measure, ...rest } = props
  return (
    <Element
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-measure={measure ? true : undefined}
      {...rest}
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
