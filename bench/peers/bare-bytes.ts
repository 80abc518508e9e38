import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The limit a cached page is measured against: bytes from memory, nothing decided per request.
 * BODY_FILE names them, BODY_ENCODING says how they are packed.
 */
const { BODY_FILE = '', BODY_ENCODING = 'identity', PORT = '0', HOST = '127.0.0.1' } = process.env
const body = readFileSync(BODY_FILE)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(BODY_ENCODING === 'identity' ? {} : { 'content-encoding': BODY_ENCODING }),
}

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(PORT), HOST)
