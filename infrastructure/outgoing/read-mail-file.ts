/** What a person wants to see of a mail in the outbox. */
export interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

/** Reads a file that MailFiles wrote: its subject and its plain part. It is no reader for mails of others. */
export function readMailFile(bytes: Buffer): ReadMail {
  const mail = bytes.toString('latin1');
  const { head } = divided(mail);
  const plain = mail.split(/^--[^\r\n]+\r\n/m).find((part) => /^content-type: text\/plain/im.test(divided(part).head));
  return { subject: decodedWords(header(head, 'subject')), text: plain === undefined ? '' : decodedPart(plain) };
}

function divided(text: string): { head: string; body: string } {
  const end = text.indexOf('\r\n\r\n');
  return end === -1 ? { head: text, body: '' } : { head: text.slice(0, end), body: text.slice(end + 4) };
}

/** A header's value with its folded lines as one (RFC 5322 §2.2.3). */
function header(head: string, name: string): string {
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

function decodedPart(part: string): string {
  const { head, body } = divided(part);
  const encoding = header(head, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll('=\r\n', '')) : body;
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** Words that are not ASCII (RFC 2047); the white space between two of them is none. */
function decodedWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) => {
    const bytes =
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : Buffer.from(quotedPrintable(text.replaceAll('_', ' ')), 'latin1');
    return bytes.toString('utf8');
  });
}

function quotedPrintable(text: string): string {
  return text.replaceAll(/=([0-9a-f]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
