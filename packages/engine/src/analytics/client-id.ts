import type { Engine } from '../engine.ts'

/** Which visitor this is, as far as we may know; empty where we may not or cannot. */
export declare function clientIdOf(engine: Engine): string
