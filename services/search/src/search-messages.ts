import type { ContentPage } from '@saum/contract/content'
import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import type { SearchRequest } from '@saum/contract/search'
import type { ShopId } from '@saum/domain/shops'
import type { LogEntry } from '@saum/thread/log'
import type { SearchAccess } from '@saum/contract/search'

export interface SearchHealth {
  ok: boolean
  detail: string
}

export type ToSearchWorker =
  | { kind: 'request'; id: number; request: SearchRequest }
  /** Nobody waits for the rest of an answer any more. */
  | { kind: 'abandon'; id: number }
  | { kind: 'access'; id: number; shopId: ShopId }
  | { kind: 'health'; id: number }
  | { kind: 'shop-answer'; id: number; answer: RpcAnswer }
  | { kind: 'shop-fault'; id: number; message: string }
  | { kind: 'catalog-changed' }
  | { kind: 'pages-changed'; pages: readonly ContentPage[] }
  | { kind: 'close' }

/** The beginning of an answer; without a body, parts follow until the end. */
export interface AnswerHead {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | null
}

export type FromSearchWorker =
  | { kind: 'answer'; id: number; head: AnswerHead }
  | { kind: 'part'; id: number; text: string }
  | { kind: 'end'; id: number; failure: string | null }
  | { kind: 'access'; id: number; access: SearchAccess }
  | { kind: 'health'; id: number; health: SearchHealth }
  /** A question to the shop, which lives in another thread. */
  | { kind: 'ask-shop'; id: number; request: RpcRequest }
  | { kind: 'log'; entry: LogEntry }
