/** The program cannot start; the message is meant for the operator and says what to do about it. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
