import { Facts } from '#app/ui/facts.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Table } from '#app/ui/table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Part, State } from './part.tsx'

const SIZES = [
  { id: '36', cells: ['36', '84', '68', '92', 'S', '8', '38'] },
  { id: '38', cells: ['38', '88', '72', '96', 'M', '10', '40'], isOwn: true },
  { id: '40', cells: ['40', '92', '76', '100', 'M', '12', '42'] },
]

export function ListsPart() {
  return (
    <Part title="Listen und Tabellen" columns="wide">
      <State name="Tabelle, eigene Größe">
        <Table
          caption="Maße in Zentimetern"
          columns={['Größe', 'Brust', 'Taille', 'Hüfte', 'International', 'UK', 'FR']}
          rows={SIZES}
        />
      </State>
      <State name="Fakten">
        <Facts
          facts={[
            { name: 'Oberstoff', value: '70 % Schurwolle, 30 % Polyamid' },
            { name: 'Futter', value: '100 % Viskose' },
            { name: 'Artikelnummer', value: '2004 7712' },
          ]}
        />
      </State>
      <State name="Zeilen">
        <Rows>
          <Row href="#bestellungen" end="3">
            Bestellungen
          </Row>
          <Row href="#adressen">Adressen</Row>
          <Row
            end={
              <TextLink alone href="#aendern">
                Ändern
              </TextLink>
            }
          >
            marlene@beispiel.de
          </Row>
        </Rows>
      </State>
      <State name="Zeilen, Zeigen" show="hover">
        <Rows>
          <Row href="#bestellungen">Bestellungen</Row>
        </Rows>
      </State>
    </Part>
  )
}
