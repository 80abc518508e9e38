/** A run of words of one kind. */
export interface AnswerWords {
  text: string
  kind?: 'strong' | 'emphasis' | 'link'
  href?: string
}

export interface AnswerBlock {
  kind: 'paragraph' | 'bullets' | 'steps'
  /** One line of a paragraph, or one entry of a list. */
  lines: readonly (readonly AnswerWords[])[]
}

const ENTRY = { bullets: /^\s*[-*•]\s+/, steps: /^\s*\d{1,3}[.)]\s+/ } as const

/**
 * The little markdown answers are written in: paragraphs, lists, emphasis and links. Everything else
 * stays the text it is, also what a stream has cut in half.
 */
export function parseAnswer(markdown: string): AnswerBlock[] {
  const blocks: { kind: AnswerBlock['kind']; lines: AnswerWords[][] }[] = []
  let last: AnswerBlock['kind'] | null = null
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      last = null
      continue
    }
    const kind = kindOf(line)
    if (kind !== last) blocks.push({ kind, lines: [] })
    last = kind
    blocks
      .at(-1)
      ?.lines.push(parseWords(kind === 'paragraph' ? line : line.replace(ENTRY[kind], '')))
  }
  return blocks
}

function kindOf(line: string): AnswerBlock['kind'] {
  if (ENTRY.bullets.test(line)) return 'bullets'
  return ENTRY.steps.test(line) ? 'steps' : 'paragraph'
}

// Bounded, so that a text of nothing but marks is read in one pass.
const MARKS =
  /\*\*([^*\n]{1,500})\*\*|\*([^*\s][^*\n]{0,500})\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g

function parseWords(line: string): AnswerWords[] {
  const words: AnswerWords[] = []
  let end = 0
  for (const match of line.matchAll(MARKS)) {
    const [whole, strong, emphasis, label, href] = match
    if (match.index > end) words.push({ text: line.slice(end, match.index) })
    if (strong !== undefined) words.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) words.push({ kind: 'emphasis', text: emphasis })
    else words.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    end = match.index + whole.length
  }
  if (end < line.length) words.push({ text: line.slice(end) })
  return words
}

/** The answer as it is spoken. */
export function spokenAnswer(markdown: string): string {
  return parseAnswer(markdown)
    .flatMap(({ lines }) =>
      lines.map((words) =>
        words
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    )
    .join(' ')
}
