/** What kept us from a reply, or the status of the reply. */
export type ErrorStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | number

/** Why a call failed, as it is stored in a state: plain data. */
export interface EngineError {
  status: ErrorStatus
  /** 0 where there was no reply. */
  statusCode: number
  type: string
  message: string
}
