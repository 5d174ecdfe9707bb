/** Returns a mailto: address that starts an email with a subject and, if given, a text. Lines end as in emails. */
export function mailLink(address: string, subject: string, text = ''): string {
  const body = text.trim() === '' ? '' : `&body=${encodeURIComponent(text.trim().replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}${body}`;
}
