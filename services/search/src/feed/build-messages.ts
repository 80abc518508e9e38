import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import type { BuiltIndex } from './build-index.ts'

export type ToBuilder =
  | { kind: 'answer'; id: number; answer: RpcAnswer }
  | { kind: 'fault'; id: number; message: string }

export type FromBuilder =
  /** A question to the shop, which only the other side can reach. */
  | { kind: 'ask'; id: number; request: RpcRequest }
  | { kind: 'built'; built: BuiltIndex }
  | { kind: 'failed'; message: string }
