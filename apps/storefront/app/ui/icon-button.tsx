import type { ComponentProps } from 'react'
import type { IconName } from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonLook {
  icon: IconName
  label: string
  /** A hairline circle, for controls that stand alone. */
  ring?: boolean
  count?: number
}

type NativeButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
>

interface IconButtonProps extends NativeButtonProps, IconButtonLook {
  /** A toggle, such as the heart; its drawing is filled while it is pressed. */
  pressed?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, ring, count, pressed, type = 'button', ...rest } = props
  // A title that says the same would be read after it; alone it is the name.
  const name = rest.title === label ? undefined : label
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-ring={ring ? true : undefined}
      aria-label={name}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
      <Count count={count} />
    </button>
  )
}

type NativeLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children' | 'aria-label'>

interface IconLinkProps extends NativeLinkProps, IconButtonLook {
  href: string
}

/** The label has to say the count too: the disc itself is hidden from screen readers. */
export function IconLink({ icon, label, ring, count, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={styles.button} data-ring={ring ? true : undefined} aria-label={label}>
      <Icon name={icon} />
      <Count count={count} />
    </a>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
