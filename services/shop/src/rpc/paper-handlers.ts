import { getPaper } from '@saum/contract/paper'
import { accept, refuse } from '@saum/domain/result'
import type { PaperService } from '../paper/paper-service.ts'
import { on } from './handler.ts'

export interface PaperHandlerParts {
  papers: PaperService
}

/** Documents to print, for whoever holds a link to one. */
export function paperHandlers({ papers }: PaperHandlerParts) {
  return {
    getPaper: on(getPaper, async ({ token }, { shop }) => {
      const file = await papers.open(shop, token)
      if (file === null) return refuse({ kind: 'paper-not-found' })
      const { fileName, contentType, bytes } = file
      return accept({ fileName, contentType, base64: bytes.toString('base64') })
    }),
  }
}
