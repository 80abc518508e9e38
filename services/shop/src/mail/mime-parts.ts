import type { MailAttachment } from './mail-content.ts'
import { toHeaderText, toQuotedPrintable } from './mime-text.ts'

const BASE64_LINE = 76

/** A part of a message: its headers and, after an empty line, what it holds. */
export interface MimePart {
  headers: readonly string[]
  body: string
}

export function textPart(type: string, content: string): MimePart {
  return {
    headers: [
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: quoted-printable',
    ],
    body: toQuotedPrintable(content),
  }
}

/** Something to keep. Its name is ours and plain ASCII, so that every program takes it. */
export function attachmentPart({ fileName, contentType, bytes }: MailAttachment): MimePart {
  const name = toHeaderText(fileName).replaceAll('"', '')
  return {
    headers: [
      `Content-Type: ${contentType}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
    ],
    body: (bytes.toString('base64').match(new RegExp(`.{1,${BASE64_LINE}}`, 'g')) ?? []).join(
      '\r\n',
    ),
  }
}

/** Several parts as one: `alternative` says the same in each, `mixed` something else. */
export function multipart(
  type: 'alternative' | 'mixed',
  boundary: string,
  parts: readonly MimePart[],
): MimePart {
  const lines = parts.flatMap((part) => [`--${boundary}`, writePart(part)])
  return {
    headers: [`Content-Type: multipart/${type}; boundary="${boundary}"`],
    body: [...lines, `--${boundary}--`, ''].join('\r\n'),
  }
}

export function writePart({ headers, body }: MimePart): string {
  return `${headers.join('\r\n')}\r\n\r\n${body}`
}
