import { join } from 'node:path'

/**
 * Where below a folder a URL path points, or null when it points anywhere else. Each segment is
 * decoded on its own, so that an encoded slash or dot cannot build a path.
 */
export function filePathBelow(folder: string, urlPath: string): string | null {
  const segments: string[] = []
  for (const encoded of urlPath.split('/')) {
    if (encoded === '') continue
    const segment = decode(encoded)
    if (segment === null || !isFileName(segment)) return null
    segments.push(segment)
  }
  return segments.length === 0 || urlPath.endsWith('/') ? null : join(folder, ...segments)
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Hidden files are never meant for visitors, and `..` is one of them. */
function isFileName(segment: string): boolean {
  return !segment.startsWith('.') && !/[\0/\\]/.test(segment)
}
