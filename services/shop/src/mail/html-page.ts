import { fontFaces, PAPER, serifStyle, STYLE_SHEET } from './html-styles.ts'
import { escapeHtml } from './html-writer.ts'

interface HtmlMail {
  language: string
  subject: string
  /** What programs show beside the subject; not part of the text. */
  preheader: string
  /** Before links and fonts of the shop. */
  origin: string
  /** Where the name of the shop leads, as a path. */
  homePath: string
  /** Rows of the one table, markup already. */
  rows: string
}

/** One column of at most 600 px on paper, the name of the shop above it. */
export function htmlPage({
  language,
  subject,
  preheader,
  origin,
  homePath,
  rows,
}: HtmlMail): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${fontFaces(origin)}${STYLE_SHEET}
</style>
</head>
<body class="paper" style="margin:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left;border-collapse:collapse">
<tr><td class="pad" style="padding:32px 40px 40px"><a class="ink" href="${escapeHtml(origin + homePath)}" style="${serifStyle(34, 1)};text-decoration:none">Saum</a></td></tr>
${rows}
</table>
</td></tr></table>
</body>
</html>`
}
