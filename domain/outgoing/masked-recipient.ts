const HIDDEN = '•••';

/** So much of an address or a number that an administrator recognises whose it is, and nobody can write to it: 'a•••@example.com', '•••00'. */
export function maskedRecipient(kind: 'mail' | 'text', recipient: string): string {
  if (kind === 'text') return `${HIDDEN}${recipient.replaceAll(/\D/g, '').slice(-2)}`;
  const at = recipient.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${[...recipient][0] ?? ''}${HIDDEN}${recipient.slice(at)}`;
}
