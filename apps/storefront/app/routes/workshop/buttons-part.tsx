import { Button, ButtonLink } from '#app/ui/button.tsx'
import { IconButton, IconLink } from '#app/ui/icon-button.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { Part, State } from './part.tsx'
import styles from './workshop.module.css'

const SHOWN = [
  ['Ruhe', undefined],
  ['Zeigen', 'hover'],
  ['Fokus', 'focus'],
  ['Gedrückt', 'active'],
] as const

export function ButtonsPart() {
  return (
    <Part title="Knöpfe">
      {(['filled', 'line'] as const).map((look) => [
        ...SHOWN.map(([name, show]) => (
          <State key={look + name} name={`${look}, ${name}`} {...(show ? { show } : {})}>
            <Button look={look} wide>
              Zum Warenkorb
            </Button>
          </State>
        )),
        <State key={`${look}-disabled`} name={`${look}, gesperrt`}>
          <Button look={look} wide disabled>
            Zum Warenkorb
          </Button>
        </State>,
        <State key={`${look}-busy`} name={`${look}, arbeitet`}>
          <Button look={look} wide busy>
            Zum Warenkorb
          </Button>
        </State>,
      ])}
      <State name="Breite nach Text, als Link">
        <ButtonLink href="#knopf">Neues ansehen</ButtonLink>
      </State>
      <State name="white, auf einem Bild">
        <div className={styles.dark} data-ground="dark">
          <ButtonLink look="white" href="#knopf">
            Zur Kollektion
          </ButtonLink>
        </div>
      </State>
    </Part>
  )
}

export function IconButtonsPart() {
  return (
    <Part title="Zeichenknöpfe">
      <State name="Zeichen">
        <IconButton icon="close" label="Schließen" />
        <IconButton icon="heart" label="Merken" pressed={false} />
        <IconButton icon="heart" label="Gemerkt" pressed />
        <IconLink icon="basket" label="Warenkorb, 12 Artikel" count={12} href="#warenkorb" />
      </State>
      <State name="Zeigen" show="hover">
        <IconButton icon="close" label="Schließen" />
        <IconButton icon="heart" label="Merken" pressed={false} />
        <IconButton icon="heart" label="Gemerkt" pressed />
      </State>
      <State name="Fokus" show="focus">
        <IconButton icon="close" label="Schließen" />
      </State>
      <State name="Ring, gesperrt">
        <div className={styles.row}>
          <IconButton ring icon="left" label="Zurück" disabled />
          <IconButton ring icon="right" label="Weiter" />
        </div>
      </State>
    </Part>
  )
}

export function TextLinksPart() {
  return (
    <Part title="Textlinks">
      <State name="Textlink, frei stehend">
        <TextLink alone href="#alle">
          Alle 86 ansehen
        </TextLink>
      </State>
      <State name="Textlink, Zeigen" show="hover">
        <TextLink alone href="#alle">
          Alle 86 ansehen
        </TextLink>
      </State>
      <State name="Im Satz">
        <p>
          Es gelten unsere <TextLink href="#agb">Allgemeinen Geschäftsbedingungen</TextLink>.
        </p>
      </State>
      <State name="Als Knopf, gesperrt">
        <div className={styles.row}>
          <TextButton alone size={12}>
            Entfernen
          </TextButton>
          <TextButton alone size={12} disabled>
            Entfernen
          </TextButton>
        </div>
      </State>
    </Part>
  )
}
