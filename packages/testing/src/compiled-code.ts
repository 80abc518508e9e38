import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Half of the time of a start goes into compiling the same code; servers that tests start share what they compiled. */
export const COMPILED_CODE = { NODE_COMPILE_CACHE: join(tmpdir(), 'saum-test-compile-cache') }
