import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'

interface ButtonLook {
  /** One filled button per view; everything else is a line or a text link. */
  look?: 'filled' | 'line' | 'white'
  wide?: boolean
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** Work is under way: the label stays readable for everyone, a second press does nothing. */
  busy?: boolean
}

export function Button({
  look = 'filled',
  wide,
  busy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      data-wide={wide ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? refusePress : onClick}
    >
      <span className={styles.label}>{children}</span>
    </button>
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonLook {
  href: string
}

export function ButtonLink({ look = 'filled', wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-look={look} data-wide={wide ? true : undefined}>
      <span className={styles.label}>{children}</span>
    </a>
  )
}

function refusePress(event: MouseEvent) {
  event.preventDefault()
}
