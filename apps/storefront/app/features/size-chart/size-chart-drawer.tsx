import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadMessages } from '#app/messages/client-messages.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { closeDialog } from '#app/ui/dialogs.ts'
import { showDialog } from '#app/ui/show-dialog.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { ChartKind } from '#app/features/catalog/body-sizes.ts'
import { decisiveMeasures } from './size-advice.ts'
import { SizeAdvisor } from './size-advisor.tsx'
import styles from './size-chart-drawer.module.css'
import { LengthTable, SizeTable } from '#app/features/catalog/size-table.tsx'

interface SizeChartDrawerProps {
  chart: ChartKind
  sizes: readonly string[]
  fitNote: string
  guideHref: string
  onChoose: ((size: string) => void) | undefined
  onClose: () => void
}

const DRAWER_ID = 'size-chart'

/**
 * The size chart beside the page. It brings its own texts, and stands outside of the form whose sizes
 * it explains: it has one itself.
 */
export function SizeChartDrawer(props: SizeChartDrawerProps) {
  const { t, shop } = useShopText()
  const { onClose, onChoose } = props
  const [hasTexts, setTexts] = useState(false)

  useEffect(() => {
    // Without its texts the chart cannot open; the link still leads to the size guide.
    loadMessages(['sizes'], shop.locale).then(() => setTexts(true), onClose)
  }, [shop, onClose])

  useEffect(() => {
    if (hasTexts) showDialog(DRAWER_ID)
  }, [hasTexts])

  if (!hasTexts) return null
  const choose = onChoose && {
    onChoose: (size: string) => {
      onChoose(size)
      closeDialog(DRAWER_ID)
    },
  }
  return createPortal(
    <Drawer id={DRAWER_ID} title={t('sizes.title')} onClose={onClose}>
      <Chart {...props} {...choose} />
    </Drawer>,
    document.body,
  )
}

function Chart({ chart, sizes, fitNote, guideHref, onChoose }: SizeChartDrawerProps) {
  const { t } = useShopText()
  return (
    <div className={styles.chart}>
      {fitNote && <Text size={16}>{fitNote}</Text>}
      <div className={styles.tables}>
        <SizeTable chart={chart} sizes={sizes} />
        {chart.sizes === 'inches' && <LengthTable sizes={sizes} />}
        <Text size={12} tone="soft">
          {t('sizes.body_note')}
        </Text>
      </div>
      {decisiveMeasures(chart).length > 0 && (
        <SizeAdvisor chart={chart} sizes={sizes} onChoose={onChoose} />
      )}
      <HowToMeasure chart={chart} />
      <TextLink alone href={guideHref}>
        {t('sizes.guide_link')}
      </TextLink>
    </div>
  )
}

function HowToMeasure({ chart }: { chart: ChartKind }) {
  const { t } = useShopText()
  const measures = decisiveMeasures(chart)
  if (measures.length === 0) return null
  return (
    <section className={styles.measure}>
      <Headline as="h3" size={20}>
        {t('sizes.measure_title')}
      </Headline>
      <ul className={styles.steps}>
        {measures.map((measure) => (
          <li key={measure}>{t(`sizes.measure_${measure}`)}</li>
        ))}
      </ul>
      <Text tone="soft">{t('sizes.measure_hint')}</Text>
    </section>
  )
}
