/** Returns a mailto: address that starts an email with a subject. */
export function mailLink(address: string, subject: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
