import type { Block, BlockKinds, ContentPicture, Inline } from '@saum/contract/content-block'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import fc from 'fast-check'
import { aTile } from './test-tiles.ts'
import { Blocks } from './block-components.tsx'
import type { BlockData } from './block-data.ts'
import type { BlockFrame } from './frame.ts'

export function words(text: string): Inline[] {
  return [{ kind: 'text', text }]
}

export function paragraph(text: string): Block<'paragraph'> {
  return { kind: 'paragraph', children: words(text) }
}

export function heading(text: string, level: 2 | 3 | 4 = 2): Block<'heading'> {
  return { kind: 'heading', level, id: text.toLowerCase(), children: words(text) }
}

const PICTURE: ContentPicture = { key: 'rail-1a2b', width: 1600, height: 900, alt: 'Eine Stange' }
const LINK = { label: 'Mäntel ansehen', href: '/de/c/clothing/coats/' }

/** One block of each kind. */
export const SAMPLES: { readonly [Kind in keyof BlockKinds]: Block<Kind> } = {
  heading: heading('Kosten'),
  paragraph: paragraph('Wir packen montags.'),
  list: { kind: 'list', ordered: true, items: [[paragraph('eins')], [paragraph('zwei')]] },
  table: {
    kind: 'table',
    head: [words('Lieferart'), words('Zeit')],
    rows: [[words('Express'), words('nächster Werktag bei Bestellung bis 12 Uhr')]],
  },
  quote: { kind: 'quote', children: [paragraph('Der Mantel bleibt an.')], source: 'Anna, Atelier' },
  rule: { kind: 'rule' },
  picture: { kind: 'picture', picture: PICTURE, caption: words('Im Atelier') },
  imageSlider: {
    kind: 'imageSlider',
    title: 'Im Atelier',
    pictures: [{ picture: PICTURE }, { picture: { ...PICTURE, key: 'loom-3c' } }],
  },
  slideShow: {
    kind: 'slideShow',
    title: 'Winter',
    slides: [
      { title: 'Strick', link: LINK, picture: PICTURE },
      { title: 'Wolle', text: 'Warm.', picture: PICTURE },
    ],
  },
  video: {
    kind: 'video',
    title: 'Der Webstuhl',
    poster: PICTURE,
    sources: [{ src: '/media/a/loom.mp4', type: 'video/mp4' }],
    captions: [{ src: '/media/a/loom.vtt', locale: 'de-DE' }],
    isAmbient: true,
    transcript: [paragraph('Ein Webstuhl klappert.')],
  },
  product: { kind: 'product', productId: 7, text: 'Unser Liebling' },
  productSlider: {
    kind: 'productSlider',
    title: 'Neu',
    link: LINK,
    source: { kind: 'category', categoryKey: 'new', limit: 8 },
  },
  outfit: { kind: 'outfit', title: 'Von Kopf bis Saum', outfitId: 3, link: LINK },
  categoryTiles: {
    kind: 'categoryTiles',
    title: 'Kategorien',
    tiles: [{ categoryKey: 'dresses', picture: PICTURE }],
    layout: 'row',
  },
  categoryIndex: { kind: 'categoryIndex', title: 'Alle Kategorien' },
  sizeChart: { kind: 'sizeChart', family: 'tops' },
  recentlyViewed: { kind: 'recentlyViewed', title: 'Zuletzt angesehen' },
  storeFinder: { kind: 'storeFinder', title: 'Filialen', text: 'Über 80.', picture: PICTURE },
  fashionCard: { kind: 'fashionCard', title: 'Karte', text: 'Punkte sammeln', link: LINK },
  newsletter: { kind: 'newsletter', title: 'Post', text: 'Ein Brief.', note: words('Jederzeit.') },
  contactForm: { kind: 'contactForm', title: 'Schreib uns' },
  banner: {
    kind: 'banner',
    size: 'wide',
    title: words('Der Mantel'),
    picture: PICTURE,
    link: LINK,
  },
  callToAction: { kind: 'callToAction', title: 'Los', text: 'Jetzt.', link: LINK },
  accordion: {
    kind: 'accordion',
    title: 'Fragen',
    isFaq: true,
    entries: [{ id: 'ort', title: words('Wo?'), children: [paragraph('Hier.')] }],
  },
  story: {
    kind: 'story',
    title: 'Wolle',
    text: 'Woher',
    href: '/de/magazin/wolle/',
    linkText: 'Lesen',
  },
  storyList: { kind: 'storyList', title: 'Geschichten' },
  promises: {
    kind: 'promises',
    title: 'Zusagen',
    items: [{ title: 'Rückgabe', text: words('30 Tage') }],
  },
  countdown: { kind: 'countdown', title: 'Noch', until: '2099-01-01T00:00:00Z', link: LINK },
  text: { kind: 'text', title: 'Über uns', children: [paragraph('Wir nähen.')] },
  grid: {
    kind: 'grid',
    title: 'Zwei',
    layout: 'pair',
    cells: [[paragraph('a')], [paragraph('b')]],
  },
}

const TEST_DATA: BlockData = {
  product: (id) => aTile(id),
  tilesOf: () => [aTile(1), aTile(2)],
  outfit: () => undefined,
  category: (key) => ({ key, name: `Kategorie ${key}`, href: `/de/c/${key}/`, text: '', count: 3 }),
  categoryIndex: [{ key: 'new', name: 'Neu', href: '/de/c/new/', text: '', count: 3 }],
  stories: [],
  pageHref: (page) => `/de/${page}/`,
}

export const TEST_FRAME: BlockFrame = {
  shop: DEFAULT_SHOP,
  level: 2,
  Title: 'h2',
  caption: 'Lieferung',
  imageBase: '/images',
  pictureBase: '/pictures',
  publicOrigin: 'https://saum.test',
  shown: TEST_DATA,
  Blocks,
}

const inlines: fc.Arbitrary<Inline[]> = fc.letrec<{ inlines: Inline[] }>((tie) => ({
  inlines: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('text' as const), text: fc.string() }),
      fc.constant({ kind: 'break' as const }),
      fc.record({
        kind: fc.constantFrom('strong' as const, 'emphasis' as const),
        children: tie('inlines'),
      }),
      fc.record({
        kind: fc.constant('link' as const),
        href: fc.constantFrom('/de/', '#a', 'https://saum.test/'),
        children: fc.array(fc.record({ kind: fc.constant('text' as const), text: fc.string() })),
      }),
    ),
    { maxLength: 3 },
  ),
})).inlines

const leaf: fc.Arbitrary<Block> = fc.oneof(
  fc.constantFrom(...Object.values(SAMPLES)),
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const, 4 as const),
    id: fc.stringMatching(/^[a-z]{1,8}$/),
    children: inlines,
  }),
  fc.record({ kind: fc.constant('paragraph' as const), children: inlines }),
)

/** Any page an editor could build, also an absurd one. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc.letrec<{ blocks: Block[]; block: Block }>(
  (tie) => ({
    blocks: fc.array(tie('block'), { maxLength: 4 }),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.record({
        kind: fc.constant('list' as const),
        ordered: fc.boolean(),
        items: fc.array(tie('blocks'), { maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('quote' as const), children: tie('blocks') }),
      fc.record(
        {
          kind: fc.constant('text' as const),
          title: fc.string({ minLength: 1 }),
          children: tie('blocks'),
        },
        { requiredKeys: ['kind', 'children'] },
      ),
      fc.record(
        {
          kind: fc.constant('grid' as const),
          layout: fc.constantFrom('pair' as const, 'thirds' as const, 'quarters' as const),
          title: fc.string({ minLength: 1 }),
          cells: fc.array(tie('blocks'), { maxLength: 3 }),
        },
        { requiredKeys: ['kind', 'layout', 'cells'] },
      ),
      fc.record({
        kind: fc.constant('accordion' as const),
        isFaq: fc.boolean(),
        entries: fc.array(
          fc.record({
            id: fc.stringMatching(/^[a-z]{1,8}$/),
            title: inlines,
            children: tie('blocks'),
          }),
          { maxLength: 2 },
        ),
      }),
    ),
  }),
).blocks
