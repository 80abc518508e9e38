import { Headline, Label, Text } from '#app/ui/type.tsx'
import { Part } from './part.tsx'
import styles from './workshop.module.css'

export function TypePart() {
  return (
    <Part title="Schrift" columns="full">
      <div className={styles.type}>
        <Text size={12}>64</Text>
        <Headline as="p" size={64}>
          Der Mantel <em>bleibt</em> an
        </Headline>
        <Text size={12}>40</Text>
        <Headline as="p" size={40}>
          Montag, <em>fertig</em>
        </Headline>
        <Text size={12}>28</Text>
        <Headline as="p">Neu eingetroffen</Headline>
        <Text size={12}>20</Text>
        <Headline as="p" size={20}>
          Filiale am Gendarmenmarkt
        </Headline>
        <Text size={12}>20</Text>
        <Text size={20}>Zwei Knöpfe, eine Schulter, viel Luft.</Text>
        <Text size={12}>16</Text>
        <Text size={16} measure>
          So lange dauert es, den Saum unserer Hosen von Hand zu legen. Danach hält er, bis die Hose
          ihren zweiten Besitzer findet.
        </Text>
        <Text size={12}>14</Text>
        <Text>Versandkostenfrei ab 50 €, sonst 3,95 €</Text>
        <Text size={12}>12</Text>
        <Text size={12} tone="soft">
          inkl. MwSt., kostenloser Versand
        </Text>
        <Text size={12}>12</Text>
        <Label>Service</Label>
      </div>
    </Part>
  )
}
