import { Suspense, useState, type MouseEvent } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ChartKind } from '#app/features/catalog/body-sizes.ts'

interface SizeChartLinkProps {
  /** From the loader: `chartKindOf(product, sizeLabels)`; `null` where there is nothing to measure. */
  chart: ChartKind | null
  /** Labels of the sizes the product has. */
  sizes: readonly string[]
  fitNote: string
  /** The content page `size-guide`: where the link goes without script. */
  guideHref: string | undefined
  /** Takes over the size the advice arrives at. */
  onChoose?: ((size: string) => void) | undefined
}

const SizeChartDrawer = latePart(
  async () => (await import('./size-chart-drawer.tsx')).SizeChartDrawer,
)

/** Opens the size chart beside the page. Uses `product.size_guide`; the drawer loads its texts. */
export function SizeChartLink({ chart, sizes, fitNote, guideHref, onChoose }: SizeChartLinkProps) {
  const { t } = useShopText()
  const [isOpen, setOpen] = useState(false)
  if (guideHref === undefined) return null

  function open(event: MouseEvent) {
    if (chart === null || !isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <TextLink
        href={guideHref}
        aria-haspopup={chart === null ? undefined : 'dialog'}
        onClick={open}
      >
        {t('product.size_guide')}
      </TextLink>
      {isOpen && chart !== null && (
        <Suspense fallback={null}>
          <SizeChartDrawer
            chart={chart}
            sizes={sizes}
            fitNote={fitNote}
            guideHref={guideHref}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
