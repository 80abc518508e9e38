import { Picture, type PictureProps } from '#app/ui/picture.tsx'
import styles from './picture-links.module.css'

interface PictureLink {
  href: string
  name: string
  text?: string
  picture?: PictureProps
}

interface PictureLinksProps {
  links: readonly PictureLink[]
  /** Two tiles of different height, or a row of equal ones. */
  layout: 'pair' | 'row'
  heading: 'h2' | 'h3'
}

/** Pictures that lead on, each with its name and perhaps a sentence. */
export function PictureLinks({ links, layout, heading: Heading }: PictureLinksProps) {
  return (
    <ul className={styles.links} data-layout={layout}>
      {links.map(({ href, name, text, picture }) => (
        <li key={href}>
          <a href={href}>
            {picture && <Picture {...picture} />}
            <Heading className={styles.title}>{name}</Heading>
          </a>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
