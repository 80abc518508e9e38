import type { Engine } from '../engine.ts'

/** Tells the provider what a visitor did; never throws, and never waits. */
export declare function emitEvent(engine: Engine, type: string, payload: object): void
