import { Text } from '#app/ui/type.tsx'
import { Part } from './part.tsx'
import styles from './workshop.module.css'

const COLORS = [
  'paper',
  'white',
  'backdrop',
  'line',
  'ink-off',
  'ink-soft',
  'ink-hover',
  'ink',
  'accent',
  'error',
  'success',
]

const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128]

export function TokensPart() {
  return (
    <>
      <Part title="Farbe" columns="tiny">
        {COLORS.map((name) => (
          <div key={name}>
            <span className={styles.swatch} style={{ background: `var(--${name})` }} />
            <Text size={12}>--{name}</Text>
          </div>
        ))}
      </Part>
      <Part title="Abstand" columns="tiny">
        {SPACES.map((space) => (
          <div key={space}>
            <span className={styles.bar} style={{ inlineSize: `var(--s-${space})` }} />
            <Text size={12} tone="soft">
              --s-{space}
            </Text>
          </div>
        ))}
      </Part>
    </>
  )
}
