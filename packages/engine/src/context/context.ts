import { slice } from '../slice.ts'

/** For whom and where products are asked for. */
export interface Context {
  language: string
  country: string
  currency: string
  view: { url: string }
  location?: { latitude: number; longitude: number }
}

/** What an engine has before it is told; one that was created has been told. */
const NOWHERE: Context = { language: '', country: '', currency: '', view: { url: '' } }

export const CONTEXT = slice<Context>('context', NOWHERE)
