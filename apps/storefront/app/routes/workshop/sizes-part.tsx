import { SizeStrip } from '#app/ui/size-strip.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Part, State } from './part.tsx'

const NUMBERS = ['34', '36', '38', '40', '42', '44', '46']
const LETTERS = ['XS', 'S', 'M', 'L', 'XL']

function toSizes(labels: readonly string[], soldOut: readonly string[] = []) {
  return labels.map((label) => ({ value: label, label, isSoldOut: soldOut.includes(label) }))
}

const WITH_FEW = toSizes(NUMBERS, ['46']).map((size) =>
  size.value === '36' ? { ...size, left: 2, note: 'noch 2' } : size,
)

export function SizesPart() {
  const guide = (
    <TextLink alone href="#tabelle">
      Größentabelle
    </TextLink>
  )
  return (
    <Part title="Größen" columns="wide">
      <State name="Nichts gewählt, 36 knapp, 46 ausverkauft">
        <SizeStrip name="size-a" legend="Größe" guide={guide} sizes={WITH_FEW} />
      </State>
      <State name="38 gewählt">
        <SizeStrip name="size-b" legend="Größe" sizes={WITH_FEW} selected="38" guide={guide} />
      </State>
      <State name="Ausverkaufte gewählt">
        <SizeStrip name="size-c" legend="Größe" sizes={WITH_FEW} selected="46" />
      </State>
      <State name="Fehlt: nach dem Klick ohne Größe">
        <SizeStrip
          name="size-d"
          legend="Größe"
          sizes={toSizes(LETTERS)}
          error="Bitte wähle zuerst eine Größe."
        />
      </State>
      <State name="Zeigen" show="hover">
        <SizeStrip name="size-e" legend="Größe" sizes={toSizes(LETTERS)} />
      </State>
      <State name="Weite und Länge">
        <SizeStrip
          name="size-f"
          legend="Größe"
          sizes={toSizes(['W26/L30', 'W27/L30', 'W28/L30', 'W29/L32', 'W30/L32', 'W31/L32'])}
        />
      </State>
      <State name="Eine Größe">
        <SizeStrip name="size-g" legend="Größe" sizes={toSizes(['Einheitsgröße'])} />
      </State>
    </Part>
  )
}
