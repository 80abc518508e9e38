import type { Context } from 'hono'
import type { AppTypes } from '../app.ts'
import type { Log } from '../operations/log.ts'
import { targetOf } from '../request-target.ts'
import { plainPage } from './plain-page.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/**
 * Screens take forms and nothing else. What is none is refused here, once for all of them: reading it would
 * be a fault of the screen. The log says which kind of body came, and nothing of what is in it.
 */
export async function refuseUnreadableForm(
  c: Context<AppTypes>,
  log: Pick<Log, 'info'>,
): Promise<Response | null> {
  const mediaType = mediaTypeOf(c.req.header('content-type'))
  const isForm = mediaType === URL_ENCODED || mediaType === MULTIPART
  const isReadable = mediaType === MULTIPART ? await hasSoundParts(c.req.raw) : isForm
  if (isReadable) return null
  const { pathname } = targetOf(c.req.url)
  const requestId = c.get('requestId')
  const status = isForm ? 400 : 415
  log.info({ requestId, mediaType, status }, 'A form could not be read')
  return plainPage({ status, pathname, reference: requestId })
}

/** Whoever sends it chooses what it says; only what can be a media type is taken for one. */
function mediaTypeOf(header = ''): string {
  return /^\s*([a-z]+\/[a-z0-9.+-]{1,80})\s*(?:;|$)/i.exec(header)?.[1]?.toLowerCase() ?? 'unknown'
}

/** Read from a copy: the screen reads the form itself. */
async function hasSoundParts(request: Request): Promise<boolean> {
  try {
    await request.clone().formData()
    return true
  } catch (error) {
    // So the platform says that it is none; a reader who hung up is something else.
    if (error instanceof TypeError) return false
    throw error
  }
}
