/**
 * A process of its own that composes and encodes one picture at a time. Pages are never made here,
 * so neither a long encoding nor a crash of native code can reach one.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { openLayerLibrary } from '../compose/layer-library.ts'
import { makePicture } from './make-picture.ts'
import type { FromMaker, ToMaker } from './maker-messages.ts'

const [layersFolder = '', pictureFolder = '', niceness = '0'] = process.argv.slice(2)

process.once('disconnect', () => process.exit())
try {
  setPriority(Number(niceness))
} catch {
  // A system that does not let us step back still gets its pictures.
}
sharp.concurrency(1)
sharp.cache(false)

const library = openLayerLibrary(layersFolder)

process.on('message', ({ id, task }: ToMaker) => {
  void makePicture(task, { library, pictureFolder }).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, failure: String(error) }),
  )
})

function answer(message: FromMaker): void {
  process.send?.(message)
}
