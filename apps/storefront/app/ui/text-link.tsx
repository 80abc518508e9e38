import type { ComponentProps } from 'react'
import styles from './text-link.module.css'

interface TextLinkLook {
  /** Stands alone and is therefore 44 px high; inside running text leave it out. */
  alone?: boolean
  size?: 12 | 14 | 16
}

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, TextLinkLook {
  href: string
}

export function TextLink({ alone, size, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles.link} data-alone={alone ? true : undefined} data-size={size}>
      {children}
    </a>
  )
}

interface TextButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style'>, TextLinkLook {}

export function TextButton({ alone, size, type = 'button', children, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.link}
      data-alone={alone ? true : undefined}
      data-size={size}
    >
      {children}
    </button>
  )
}
