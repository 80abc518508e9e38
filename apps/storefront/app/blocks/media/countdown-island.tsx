import type { ContentLink } from '@saum/contract/content-block'
import { useEffect, useState } from 'react'
import { fieldOf } from '#app/blocks/frame.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './countdown-island.module.css'
import { MINUTE_MS, timeLeft, type TimeLeft } from './time-left.ts'

interface CountdownIslandProps {
  title: string
  Title: 'h2' | 'h3' | 'h4'
  /** Milliseconds since 1970. */
  until: number
  /** Milliseconds an editor looks into the future. */
  ahead?: number
  /** The end in words. */
  end: string
  left: string
  text?: string
  link?: ContentLink
  afterwards?: string
  /** Of the block, where an editor looks. */
  entry?: string
}

/** The minutes until something ends. Screen readers are told the end once, not every minute. */
export function CountdownIsland(props: CountdownIslandProps) {
  const { title, Title, until, ahead = 0, text, link, afterwards } = props
  const endsAt = until - ahead
  const now = useMinutes(endsAt)
  const rest = now === null ? null : timeLeft(endsAt, now)
  if (rest?.isOver) {
    return afterwards ? (
      <Text size={16} measure {...fieldOf(props, 'afterwards')}>
        {afterwards}
      </Text>
    ) : null
  }
  return (
    <div className={styles.countdown}>
      <div className={styles.words}>
        <Headline as={Title} size={Title === 'h2' ? 28 : 20} {...fieldOf(props, 'title')}>
          {title}
        </Headline>
        <p className={styles.end}>
          <time dateTime={new Date(until).toISOString()}>{props.end}</time>
        </p>
        {text && (
          <Text tone="soft" measure {...fieldOf(props, 'text')}>
            {text}
          </Text>
        )}
        {link && (
          <TextLink alone href={link.href} {...fieldOf(props, 'linkLabel')}>
            {link.label}
          </TextLink>
        )}
      </div>
      <div className={styles.place}>{rest && <Clock rest={rest} label={props.left} />}</div>
    </div>
  )
}

function Clock({ rest, label }: { rest: TimeLeft; label: string }) {
  const { shop } = useShopText()
  const parts = [
    { unit: 'day', count: rest.days },
    { unit: 'hour', count: rest.hours },
    { unit: 'minute', count: rest.minutes },
  ].filter(({ unit, count }) => unit !== 'day' || count > 0)
  return (
    <p className={styles.clock} role="timer" aria-live="off" aria-label={label}>
      {parts.map(({ unit, count }) => (
        <span key={unit} className={styles.part}>
          <span className={styles.number}>{count}</span> {unitWord(shop.locale, unit, count)}
        </span>
      ))}
    </p>
  )
}

/** `Tage`, `hours`, `minute`: browsers know these words in every language of ours. */
function unitWord(locale: string, unit: string, count: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? ''
}

/** Now, anew with each minute that is left; `null` until the page has come to life. */
function useMinutes(until: number): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const current = Date.now()
      setNow(current)
      if (current < until) timer = setTimeout(tick, (until - current) % MINUTE_MS || MINUTE_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])
  return now
}
