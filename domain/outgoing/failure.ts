/** Error codes of connections that failed or broke. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNECTION', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ESOCKET'],
  ...['ETIMEDOUT', 'ETIME', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'ABORT_ERR'],
]);

/** Explanations of codes. */
const SAID: Readonly<Record<string, string>> = {
  EFORGOTTEN: 'No worker picked it up within two days.',
  ENUMBER: 'This phone number cannot receive text messages.',
  ETLS: 'The mail server offers no encryption. Use smtps://, or a server with STARTTLS.',
  EAUTH: 'The mail server refused the sign-in. Check SMTP_URL.',
  EENVELOPE: 'The mail server refused the address.',
  EMESSAGE: 'The mail server refused the message.',
};

/**
 * Returns why a message wasn't delivered, for an administrator. `code` comes from the gateway: a name ('ETIMEDOUT'), a
 * name with the mail server's reply ('EENVELOPE 550', RFC 5321), or the text gateway's code ('HTTP 400 21211').
 */
export function failureWords(code: string | null): string {
  if (code === null) return 'Delivery has not been attempted yet.';
  const [name = '', status] = code.split(' ', 2);
  if (name === 'HTTP') return textWords(Number(status));
  if (UNREACHABLE.has(name)) return 'The gateway could not be reached.';
  const sentence = SAID[name];
  if (sentence === undefined) return 'An unknown error occurred.';
  return status?.startsWith('4') === true ? `${sentence} It may accept it later.` : sentence;
}

function textWords(status: number): string {
  if (status === 401 || status === 403) return 'The text gateway refused the sign-in. Check the TWILIO settings.';
  if (status === 429) return 'The text gateway is not accepting more messages right now.';
  return status >= 500 ? 'The text gateway had an error.' : 'The text gateway refused the number or the message.';
}

const HIDDEN = '•••';

/** Masks a recipient so that an administrator can recognize but not use it: 'a•••@example.com', '•••00'. */
export function maskedRecipient(kind: 'mail' | 'text', recipient: string): string {
  if (kind === 'text') return `${HIDDEN}${recipient.replaceAll(/\D/g, '').slice(-2)}`;
  const at = recipient.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${[...recipient][0] ?? ''}${HIDDEN}${recipient.slice(at)}`;
}
