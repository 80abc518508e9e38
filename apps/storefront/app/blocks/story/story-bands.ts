import type { Block, Inline } from '@saum/contract/content-block'

/** A strip of a story, as wide as what it holds. */
export type StoryBand =
  /** Text at its measure, a picture beside it. */
  | { kind: 'text'; blocks: Block[]; side: Block<'picture'> | null }
  | { kind: 'quote'; block: Block<'quote'> }
  /** A picture or film within the page edge. */
  | { kind: 'media'; block: Block }
  /** What takes the whole page and brings its own edges. */
  | { kind: 'wide'; block: Block }

interface StoryOutline {
  /** The opening paragraph, set beside the title. */
  lead: Inline[] | null
  bands: StoryBand[]
}

const READ: ReadonlySet<Block['kind']> = new Set<Block['kind']>([
  'accordion',
  'callToAction',
  'grid',
  'heading',
  'list',
  'paragraph',
  'product',
  'rule',
  'sizeChart',
  'table',
  'text',
])

/** What brings no edges of its own. */
const WITHIN_EDGE: ReadonlySet<Block['kind']> = new Set<Block['kind']>([
  'countdown',
  'imageSlider',
  'picture',
  'slideShow',
  'video',
])

/** A story as its layout shows it. */
export function storyOutline(blocks: readonly Block[]): StoryOutline {
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? first.children : null
  const bands: StoryBand[] = []
  for (const block of lead ? rest : blocks) place(bands, block)
  return { lead, bands }
}

function place(bands: StoryBand[], block: Block): void {
  const open = bands.at(-1)
  if (block.kind === 'quote') bands.push({ kind: 'quote', block })
  else if (block.kind === 'picture' && block.width !== 'wide') placeBeside(bands, block)
  else if (WITHIN_EDGE.has(block.kind)) bands.push({ kind: 'media', block })
  else if (!READ.has(block.kind)) bands.push({ kind: 'wide', block })
  else if (open?.kind === 'text') open.blocks.push(block)
  else bands.push({ kind: 'text', blocks: [block], side: null })
}

/** Beside the text before it; a second one, or one with no text before it, has a strip of its own. */
function placeBeside(bands: StoryBand[], block: Block<'picture'>): void {
  const open = bands.at(-1)
  if (open?.kind === 'text' && open.side === null) open.side = block
  else bands.push({ kind: 'media', block })
}
