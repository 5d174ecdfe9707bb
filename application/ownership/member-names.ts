import type { Members } from '../account/ports.js';

/** Returns a member's name for an email; null if they gave none, or closed their account. */
export async function nameOf(members: Members, memberId: string | null): Promise<string | null> {
  const member = memberId === null ? null : await members.find(memberId);
  return [member?.firstName, member?.lastName].filter(Boolean).join(' ') || null;
}
