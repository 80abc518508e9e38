import type { PictureFormat } from '@saum/domain/picture-url'
import type { PictureSource } from '../picture-source.ts'

/** Where a maker finds what pictures are made of. */
export interface MakerFolders {
  layersFolder: string
  pictureFolder: string
}

/** A picture that was read already. */
interface BytesSource {
  kind: 'bytes'
  bytes: Uint8Array<ArrayBuffer>
}

export interface MakeTask {
  source: PictureSource | BytesSource
  width: number
  format: PictureFormat
}

export type ToMaker = { id: number; task: MakeTask }

export type FromMaker =
  | { id: number; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; failure: string }
