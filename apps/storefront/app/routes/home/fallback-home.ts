import type { Block } from '@saum/contract/content-block'
import type { Shop } from '@saum/domain/shops'
import type { ShopText } from '#app/messages/shop-text.tsx'

const ARRIVAL_COUNT = 12

/** The page while nobody has ever been able to ask the content system: the range itself. */
export function fallbackHome({ path }: Shop, t: ShopText['t']) {
  const blocks: Block[] = [
    { kind: 'categoryIndex', title: t('home.index') },
    {
      kind: 'productSlider',
      title: t('home.new_title'),
      link: { label: t('home.new_link'), href: `/${path}/c/new/` },
      source: { kind: 'category', categoryKey: 'new', limit: ARRIVAL_COUNT },
    },
  ]
  return { title: t('home.page_title'), description: t('home.description'), blocks }
}
