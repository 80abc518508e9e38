import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/check.tsx'
import { Tag, Tags } from '#app/ui/chips.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SizeStrip } from '#app/ui/size-strip.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Headline } from '#app/ui/type.tsx'
import { Part } from './part.tsx'
import styles from './workshop.module.css'

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const SIZES = ['34', '36', '38', '40', '42', '44', '46'].map((label) => ({ value: label, label }))

/** The room of a phone of 320 px, filled with words that do not break by themselves. */
export function NarrowPart() {
  return (
    <Part title="Schmal, lange Wörter" columns="wide">
      <div className={`${styles.box} ${styles.stack}`}>
        <Headline size={40}>Donaudampfschifffahrtsgesellschaftskapitänsmütze</Headline>
        <Button wide>Zahlungspflichtig bestellen und Fernabsatzwiderrufsbelehrung lesen</Button>
        <Button look="line" wide busy>
          Déplacer vers la liste d’envies
        </Button>
        <Notice kind="error">
          <p>{LONG}</p>
        </Notice>
        <Breadcrumbs trail={[{ label: LONG, href: '#lang' }]} here="Wollmantel Ottilie" />
      </div>
      <div className={`${styles.box} ${styles.stack}`}>
        <TextField label={LONG} name="long" error={`${LONG} fehlt.`} />
        <SelectField
          label="Lieferart"
          name="delivery"
          options={[{ value: 'a', label: 'Abholung in der Filiale am Gendarmenmarkt' }]}
        />
        <Checkbox name="long-check" label={LONG} hint={LONG} />
        <SizeStrip name="long-size" legend="Größe" sizes={SIZES} selected="40" />
        <Tags label="Gewählte Filter">
          <Tag label={LONG} href="#lang" removeLabel={`Filter ${LONG} entfernen`} />
        </Tags>
      </div>
      <div className={`${styles.box} ${styles.stack}`}>
        <Accordion>
          <AccordionItem title={LONG} note="12 gewählt" open>
            <p>{LONG}</p>
          </AccordionItem>
        </Accordion>
        <Tabs
          label="Reiter"
          tabs={[
            { id: 'one', label: 'Grundpreisangabenverordnung', panel: <p>{LONG}</p> },
            { id: 'two', label: 'Widerrufsbelehrung', panel: <p>30 Tage</p> },
          ]}
        />
      </div>
    </Part>
  )
}
