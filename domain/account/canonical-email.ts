/** The form in which addresses are stored and compared: without spaces around it, in lower case. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}
