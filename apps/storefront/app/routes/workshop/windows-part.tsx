import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CareList } from '#app/ui/care-list.tsx'
import { CLOSES_DIALOG, opensDialog } from '#app/ui/dialogs.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Hint } from '#app/ui/hint.tsx'
import { Text } from '#app/ui/type.tsx'
import { Part, State } from './part.tsx'

const CARE = [
  { symbol: 'wash-30-gentle', words: 'Schonwaschgang bei 30 Grad' },
  { symbol: 'bleach-no', words: 'Nicht bleichen' },
  { symbol: 'iron-low', words: 'Bügeln bei niedriger Temperatur' },
] as const

const FILLER = Array.from(
  { length: 12 },
  (_, index) => `Absatz ${index + 1}: Der Inhalt scrollt, Kopf und Fuß bleiben stehen.`,
)

export function WindowsPart() {
  return (
    <>
      <Part title="Fenster">
        <State name="Dialog">
          <Opener id="workshop-dialog">Größentabelle</Opener>
        </State>
        <State name="Schublade rechts">
          <Opener id="workshop-end">Filter</Opener>
        </State>
        <State name="Schublade links">
          <Opener id="workshop-start">Menü</Opener>
        </State>
        <State name="Blatt, auf Telefonen von unten">
          <Opener id="workshop-sheet">Hinzugefügt</Opener>
        </State>
      </Part>
      <SampleWindows />
      <Part title="Hinweis">
        <State name="Aufgeklappt bis zum nächsten Klick">
          <Hint label="Was „Empfohlen“ heißt">Reihenfolge nach Beliebtheit und Neuheit.</Hint>
        </State>
      </Part>
      <Part title="Aufklapper" columns="wide">
        <State name="Einer offen, gleicher Name">
          <Accordion>
            <AccordionItem title="Details" name="product" open>
              <p>Einreihig mit zwei Knöpfen und schmalem Revers.</p>
            </AccordionItem>
            <AccordionItem title="Material und Pflege" name="product">
              <CareList instructions={CARE} />
            </AccordionItem>
          </Accordion>
        </State>
        <State name="Mit Notiz, Fokus" show="focus">
          <Accordion>
            <AccordionItem title="Farbe" note="2 gewählt">
              <p>Kamel, Schwarz</p>
            </AccordionItem>
          </Accordion>
        </State>
      </Part>
    </>
  )
}

function Opener({ id, children }: { id: string; children: string }) {
  return (
    <ButtonLink look="line" wide href={`#${id}`} {...opensDialog(id)}>
      {children}
    </ButtonLink>
  )
}

function SampleWindows() {
  return (
    <>
      <Dialog id="workshop-dialog" title="Größentabelle">
        <Text measure>Miss mit einem weichen Band, locker, über der Wäsche.</Text>
      </Dialog>
      <Drawer
        id="workshop-end"
        title="Filter"
        foot={
          <Button wide {...CLOSES_DIALOG}>
            212 Artikel anzeigen
          </Button>
        }
      >
        {FILLER.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Drawer>
      <Drawer id="workshop-start" side="start" title="Bekleidung">
        <Text>Kleider, Blusen, Strick</Text>
      </Drawer>
      <Drawer
        id="workshop-sheet"
        side="sheet"
        title="Das liegt jetzt in deinem Warenkorb"
        foot={
          <Button wide {...CLOSES_DIALOG}>
            Weiter einkaufen
          </Button>
        }
      >
        <Text>Blazer Henrike, Größe 38</Text>
      </Drawer>
    </>
  )
}
