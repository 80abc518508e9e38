import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import { EAR, FOCUSED, REPORT, SETTLED, type Report } from './ear.ts'
import { phraseOf, roleOf, textOf, withState, type AxNode } from './phrase.ts'
import { readTree } from './read-through.ts'

export interface Listener {
  /**
   * Waits until exactly this was said since the last call. `#` stands for a number, `…` for any words.
   * An unexpected phrase is left for the next call, and for the end of the journey.
   */
  hears(...expected: string[]): Promise<void>
  /** What was said and not expected yet, once the page has come to rest. */
  heard(): Promise<string[]>
  /** The element that had the focus and is gone, while nothing else has it. */
  lostFocus(): Promise<string | null>
  /** A part of the page from its beginning to its end. */
  readThrough(part: Locator): Promise<string[]>
}

/** Said where the focus enters them. */
const CONTAINERS = new Set([
  'alertdialog',
  'dialog',
  'form',
  'group',
  'navigation',
  'radiogroup',
  'region',
  'search',
])

const NAMELESS_LINES = 2

/** Listens to a page from its next document on, as a screen reader does. */
export async function listen(page: Page): Promise<Listener> {
  const tree = await page.context().newCDPSession(page)
  await tree.send('Accessibility.enable')
  await tree.send('DOM.enable')
  const speech: Promise<string[]>[] = []
  let containers: readonly (number | undefined)[] = []

  async function describe(report: Report): Promise<string[]> {
    if (report.kind !== 'focus') return [report.text]
    const chain = await chainOf(tree, report.index)
    const [focused, ...outer] = chain
    if (!focused || focused.ignored) return []
    const asReported = withState(focused, 'expanded', report.isExpanded)
    const entered = outer
      .filter(isNamedContainer)
      .filter(({ backendDOMNodeId: id }) => !containers.includes(id))
    containers = chain.map(({ backendDOMNodeId: id }) => id)
    const said = textOf(focused.name) === '' ? await firstLines(focused) : [phraseOf(asReported)]
    return [...entered.toReversed().map(phraseOf), ...said]
  }

  /** Where the focus has no name, reading goes on with what is inside. */
  async function firstLines(focused: AxNode): Promise<string[]> {
    const lines = await readAll(tree, focused)
    return lines.slice(0, NAMELESS_LINES)
  }

  // One after the other: where the focus came from decides what is said.
  await page.exposeBinding(REPORT, (_, report: Report) => {
    const before = speech.at(-1) ?? Promise.resolve([])
    speech.push(before.then(() => describe(report)))
  })
  await page.addInitScript(EAR)

  let expectedBefore = 0
  async function heard(): Promise<string[]> {
    // A page that is being left has no script to run for a moment.
    await page.evaluate(`window.${SETTLED}?.()`).catch(() => {})
    return (await Promise.all(speech)).flat().slice(expectedBefore)
  }

  const lostFocus = () => page.evaluate<string | null>(LOST_FOCUS)

  return {
    heard,
    lostFocus,

    async hears(...expected) {
      const said = async () => {
        const phrases = await heard()
        return phrases.map((phrase, index) => {
          const pattern = expected[index]
          return pattern !== undefined && fits(phrase, pattern) ? pattern : phrase
        })
      }
      await expect
        .poll(said, { message: 'what is said', intervals: [20, 50, 100] })
        .toEqual(expected)
      expectedBefore += expected.length
      await expect.poll(lostFocus, 'the focus is lost').toBeNull()
    },

    async readThrough(part) {
      const index = await part.evaluate(
        (element, list) => element.ownerDocument.defaultView[list].push(element) - 1,
        FOCUSED,
      )
      const [root] = await chainOf(tree, index)
      return root ? readAll(tree, root) : []
    },
  }
}

const LOST_FOCUS = `(() => {
  const last = ${FOCUSED}.at(-1)
  const isGone = document.activeElement === document.body && last && !last.checkVisibility()
  return isGone ? last.outerHTML.slice(0, 120) : null
})()`

/** The node of a noted element and those around it; none once its document is left. */
async function chainOf(tree: CDPSession, index: number): Promise<AxNode[]> {
  try {
    const { result } = await tree.send('Runtime.evaluate', { expression: `${FOCUSED}[${index}]` })
    if (result.objectId === undefined) return []
    const { objectId } = result
    const { nodes } = await tree.send('Accessibility.getAXNodeAndAncestors', { objectId })
    return withCurrent(tree, nodes)
  } catch {
    return []
  }
}

async function readAll(tree: CDPSession, root: AxNode): Promise<string[]> {
  const { nodes } = await tree.send('Accessibility.getFullAXTree')
  return readTree(await withCurrent(tree, nodes), root)
}

/** The browser knows what is current but does not list it among the properties of a node. */
async function withCurrent(tree: CDPSession, nodes: readonly AxNode[]): Promise<AxNode[]> {
  const { nodes: elements } = await tree.send('DOM.getFlattenedDocument', { depth: -1 })
  const current = new Set(
    elements
      .filter(({ attributes = [] }) => attributes.includes('aria-current'))
      .map(({ backendNodeId }) => backendNodeId),
  )
  return nodes.map((node) => {
    const isCurrent = node.backendDOMNodeId !== undefined && current.has(node.backendDOMNodeId)
    return { ...node, isCurrent }
  })
}

function isNamedContainer(node: AxNode): boolean {
  return !node.ignored && CONTAINERS.has(roleOf(node)) && textOf(node.name) !== ''
}

function fits(phrase: string, pattern: string): boolean {
  const source = pattern
    .split(/([#…])/)
    .map((part) =>
      part === '#' ? String.raw`\d[\d.,]*` : part === '…' ? '.+' : RegExp.escape(part),
    )
  return new RegExp(`^${source.join('')}$`, 'u').test(phrase)
}
