import { composePicture, type Photo } from '../compose/compose-picture.ts'
import type { LayerLibrary } from '../compose/layer-library.ts'
import { pictureFilePath } from '../picture-file.ts'
import { encodePhoto } from './encode-photo.ts'
import { readFilePhoto, readMediaPhoto } from './file-photo.ts'
import type { MakeTask } from './maker-messages.ts'

/** What pictures are made of; without a folder there are no files. */
export interface PictureParts {
  library: LayerLibrary
  pictureFolder?: string | undefined
}

export async function makePicture(
  { source, width, format }: MakeTask,
  parts: PictureParts,
): Promise<Uint8Array<ArrayBuffer>> {
  return encodePhoto(await makePhoto(source, parts, width), format)
}

/** The pixels of a picture, from its layers, its file or its bytes. */
export async function makePhoto(
  source: MakeTask['source'],
  { library, pictureFolder }: PictureParts,
  width: number,
): Promise<Photo> {
  if (source.kind === 'bytes') return readMediaPhoto(source.bytes, width)
  if (source.kind !== 'file') return composePicture(source, library, width)
  return readFilePhoto(pictureFilePath(source.file, pictureFolder), width)
}
