/** Codes of a connection that did not come about or broke off. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNECTION', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ESOCKET'],
  ...['ETIMEDOUT', 'ETIME', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'ETLS', 'ABORT_ERR'],
]);

/** What a code alone says. */
const SAID: Readonly<Record<string, string>> = {
  EFORGOTTEN: 'No worker took it up within two days.',
  ENUMBER: 'The telephone number is none that a text message reaches.',
  EAUTH: 'The mail server refused the sign-in. Check SMTP_URL.',
  EENVELOPE: 'The mail server refused the address.',
  EMESSAGE: 'The mail server refused the message.',
};

/**
 * Why a message could not be delivered, for an administrator. `code` is what the gateway gave: a name ('ETIMEDOUT'), a
 * name with the mail server's answer ('EENVELOPE 550', RFC 5321), or the text gateway's ('HTTP 400 21211').
 */
export function failureWords(code: string | null): string {
  if (code === null) return 'It was not tried yet.';
  const [name = '', status] = code.split(' ', 2);
  if (name === 'HTTP') return textWords(Number(status));
  if (UNREACHABLE.has(name)) return 'The gateway could not be reached.';
  const said = SAID[name];
  if (said === undefined) return 'Something went wrong that has no words here.';
  return status?.startsWith('4') === true ? `${said} It may take it later.` : said;
}

function textWords(status: number): string {
  if (status === 401 || status === 403) return 'The text gateway refused the sign-in. Check the TWILIO settings.';
  if (status === 429) return 'The text gateway takes no more messages for now.';
  return status >= 500 ? 'The text gateway has a difficulty.' : 'The text gateway refused the number or the message.';
}
