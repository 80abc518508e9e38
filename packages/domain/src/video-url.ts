/** Files in the operator's folder of pictures, by their path in it; no part of it can climb. */
export const VIDEO_FILE = /^(?:[\w-][\w. -]*\/)*[\w-][\w. -]*\.(?:mp4|webm)$/
export const CAPTION_FILE = /^(?:[\w-][\w. -]*\/)*[\w-][\w. -]*\.vtt$/

export const VIDEO_BASE = '/videos/'

/** Where a browser finds the video or its captions. */
export function videoUrl(file: string): string {
  return VIDEO_BASE + file.split('/').map(encodeURIComponent).join('/')
}

/** The file an address names; `null` for whatever is neither a video nor captions. */
export function parseVideoUrl(pathname: string): string | null {
  if (!pathname.startsWith(VIDEO_BASE)) return null
  const file = decode(pathname.slice(VIDEO_BASE.length))
  return file !== null && (VIDEO_FILE.test(file) || CAPTION_FILE.test(file)) ? file : null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
