/** Raised whenever the same source would come out in other pixels; every picture key depends on it. */
export const ENGINE_VERSION = 1
