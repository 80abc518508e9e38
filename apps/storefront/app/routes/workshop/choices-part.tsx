import { useState } from 'react'
import { Checkbox, Radio, Switch } from '#app/ui/check.tsx'
import { FittedSelect } from '#app/ui/fitted-select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Option, OptionList } from '#app/ui/option-list.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { SwatchChoice } from '#app/ui/swatch-choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Part, State } from './part.tsx'

export function ChoicesPart() {
  return (
    <Part title="Wahl">
      <State name="Haken">
        <Checkbox name="a" label="Leer" />
        <Checkbox name="b" label="Gesetzt" defaultChecked />
        <Checkbox name="c" label="Gesperrt" disabled />
        <Checkbox name="d" label="Gesperrt, gesetzt" disabled defaultChecked />
      </State>
      <State name="Fokus" show="focus">
        <Checkbox name="e" label="Nur reduzierte Artikel" hint="24 Artikel" />
      </State>
      <State name="Fehler">
        <Checkbox
          name="terms"
          label="Ich habe die AGB gelesen und stimme ihnen zu."
          error="Bitte stimme den AGB zu, dann kannst du bestellen."
        />
      </State>
      <State name="Eines von mehreren">
        <Radio name="way" value="print" label="Etikett drucken" />
        <Radio name="way" value="code" label="QR-Code zeigen" defaultChecked />
        <Radio name="way" value="none" label="Gesperrt" disabled />
      </State>
    </Part>
  )
}

export function SwitchesPart() {
  return (
    <Part title="Schalter, Farbe, Menge">
      <State name="Schalter">
        <Switch name="news" label="Neuigkeiten" />
        <Switch name="sale" label="Angebote" hint="höchstens 2 Mails pro Woche" defaultChecked />
        <Switch name="off" label="Gesperrt" disabled />
      </State>
      <State name="Farbe">
        <SwatchChoice type="checkbox" name="color" label="Kamel" color="#a98a66" count={24} />
        <SwatchChoice
          type="checkbox"
          name="color"
          label="Wollweiß, marine gestreift"
          color="#ede8dd"
          accent="#232838"
          count={3}
          defaultChecked
        />
        <SwatchChoice
          type="checkbox"
          name="color"
          label="Rost"
          color="#8a4f3c"
          count={0}
          disabled
        />
      </State>
      <State name="Auswahl in der Zeile">
        <FittedSelect
          name="order"
          label="Reihenfolge"
          options={['Empfohlen', 'Preis absteigend'].map((label) => ({ value: label, label }))}
        />
      </State>
      <State name="Menge">
        <SampleQuantity />
      </State>
      <State name="Menge, gesperrt">
        <SampleQuantity disabled />
      </State>
    </Part>
  )
}

export function OptionsPart() {
  return (
    <Part title="Zeilen zur Wahl" columns="wide">
      <OptionList legend="Zahlungsart">
        <Option
          name="payment"
          value="invoice"
          label="Rechnung"
          detail="Zahlbar 14 Tage nach Versand"
          end={<Icon name="pay-invoice" />}
          defaultChecked
        />
        <Option
          name="payment"
          value="card"
          label="Kreditkarte"
          detail="Visa, Mastercard"
          end={<Icon name="pay-visa" />}
          more={<TextField label="Kartennummer" name="card-number" inputMode="numeric" />}
        />
        <Option
          name="payment"
          value="prepayment"
          label="Vorkasse"
          detail="Bei Abholung in der Filiale nicht möglich."
          end={<Icon name="pay-prepayment" />}
          disabled
        />
      </OptionList>
    </Part>
  )
}

function SampleQuantity({ disabled = false }: { disabled?: boolean }) {
  const [quantity, setQuantity] = useState(1)
  return (
    <QuantityStepper
      name="quantity"
      quantity={quantity}
      max={10}
      label="Anzahl von Blazer Henrike"
      decreaseLabel="Einen weniger von Blazer Henrike"
      increaseLabel="Einen mehr von Blazer Henrike"
      disabled={disabled}
      onChange={setQuantity}
    />
  )
}
