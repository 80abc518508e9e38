import type { ContentReader, ReadDrafts } from '@saum/contract/content'
import { createContentReader } from '@saum/content/content-reader'
import type { DeliveryClient } from '@saum/content/delivery-client'
import type { Report } from '@saum/content/report'
import { EMPTY_SPACE, withChanges, type Space } from '@saum/content/space'

export interface Drafts {
  read: ReadDrafts
  /** The drafts somebody looked at last, for their pictures. */
  last(): ContentReader | null
}

/** A page and its data are asked for within moments of each other. */
const KEEP_MS = 1000

/** What editors have not published yet; asked for when somebody looks. */
export function createDrafts(
  client: DeliveryClient,
  report: Report,
  now: () => number = Date.now,
): Drafts {
  let asked: { at: number; chosen: number | null; space: Promise<Space> } | null = null
  let last: ContentReader | null = null

  function readSpace(moment: Date | undefined): Promise<Space> {
    const chosen = moment?.getTime() ?? null
    if (asked?.chosen === chosen && now() - asked.at < KEEP_MS) return asked.space
    const space = client
      .readAll(moment)
      .then(({ changes, locales }) => withChanges(EMPTY_SPACE, changes, locales))
    asked = { at: now(), chosen, space }
    space.catch(() => {
      if (asked?.space === space) asked = null
    })
    return space
  }

  return {
    async read({ at, isChosen }) {
      last = createContentReader(await readSpace(isChosen ? at : undefined), {
        at,
        marksEntries: true,
        report,
      })
      return last
    },
    last: () => last,
  }
}
