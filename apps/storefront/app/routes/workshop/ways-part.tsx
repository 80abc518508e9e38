import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Chips, Tag, Tags } from '#app/ui/chips.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Steps } from '#app/ui/steps.tsx'
import { TabLinks, Tabs } from '#app/ui/tabs.tsx'
import { Part, State } from './part.tsx'

const PANELS = [
  { id: 'body', label: 'Körpermaße', panel: <p>Brust 88 cm, Taille 72 cm</p> },
  { id: 'garment', label: 'Maße am Teil', panel: <p>Länge 64 cm</p> },
  { id: 'advice', label: 'Beratung', panel: <p>Fällt normal aus.</p> },
]

export function WaysPart() {
  return (
    <Part title="Wege" columns="wide">
      <State name="Brotkrumen">
        <Breadcrumbs
          trail={[
            { label: 'Startseite', href: '#start' },
            { label: 'Bekleidung', href: '#bekleidung' },
            { label: 'Mäntel & Jacken', href: '#maentel' },
          ]}
          here="Wollmantel Ottilie"
        />
      </State>
      <State name="Nachbarseiten">
        <Chips
          label="Unterkategorien"
          chips={[
            { label: 'Alle', href: '#alle', count: 212, current: true },
            { label: 'Hemdblusen', href: '#hemdblusen', count: 48 },
            { label: 'Schluppenblusen', href: '#schluppenblusen', count: 12 },
            { label: 'Tuniken', href: '#tuniken' },
          ]}
        />
      </State>
      <State name="Gewählte Filter">
        <Tags label="Gewählte Filter">
          <Tag label="Größe 38" href="#38" removeLabel="Filter Größe 38 entfernen" />
          <Tag label="Schwarz" href="#schwarz" removeLabel="Filter Schwarz entfernen" />
        </Tags>
      </State>
      <State name="Gewählte Filter, Zeigen" show="hover">
        <Tags label="Gewählte Filter">
          <Tag label="Größe 38" href="#38" removeLabel="Filter Größe 38 entfernen" />
        </Tags>
      </State>
    </Part>
  )
}

export function TabsPart() {
  return (
    <Part title="Reiter, Seiten, Schritte" columns="wide">
      <State name="Reiter">
        <Tabs label="Größenberatung" tabs={PANELS} />
      </State>
      <State name="Reiter als Seiten">
        <TabLinks
          label="Anmeldung"
          tabs={[
            { label: 'Anmelden', href: '#anmelden', current: true },
            { label: 'Konto anlegen', href: '#konto' },
          ]}
        />
      </State>
      <State name="Seiten">
        <Pagination pageNumber={1} totalPages={3} hrefOf={(page) => `#seite-${page}`} />
      </State>
      <State name="Viele Seiten">
        <Pagination pageNumber={6} totalPages={12} hrefOf={(page) => `#seite-${page}`} />
      </State>
      <State name="Schritte">
        <Steps
          label="Kasse"
          steps={[
            { label: 'Kontakt und Adresse', href: '#adresse', state: 'done' },
            { label: 'Lieferung und Zahlung', state: 'now' },
            { label: 'Prüfen und bestellen', state: 'ahead' },
          ]}
        />
      </State>
    </Part>
  )
}
