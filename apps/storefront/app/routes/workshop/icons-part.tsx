import {
  CARE_ICONS,
  FLAG_ICONS,
  INTERFACE_ICONS,
  PAYMENT_ICONS,
  type IconName,
} from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Part } from './part.tsx'
import styles from './workshop.module.css'

const GROUPS: readonly { title: string; names: readonly IconName[]; size?: 'large' }[] = [
  { title: 'Zeichen', names: INTERFACE_ICONS },
  { title: 'Pflegezeichen', names: CARE_ICONS, size: 'large' },
  { title: 'Zahlungsarten', names: PAYMENT_ICONS },
  { title: 'Länder', names: FLAG_ICONS },
]

export function IconsPart() {
  return GROUPS.map(({ title, names, size }) => (
    <Part key={title} title={title} columns="tiny">
      {names.map((name) => (
        <div key={name} className={styles.icon}>
          <Icon name={name} {...(size ? { size } : {})} />
          {name}
        </div>
      ))}
    </Part>
  ))
}
