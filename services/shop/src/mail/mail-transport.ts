/** A finished message and its envelope. */
export interface MailMessage {
  /** The same for every attempt: whoever delivers may drop a second one. */
  id: string
  from: string
  recipient: string
  /** RFC 5322, ASCII, lines end with CR LF. */
  source: string
}

/** What takes a message on its way. It resolves once somebody else is responsible for it. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>
}
