/** What decides whether a member gets a message; their flags at the moment of delivery. */
export interface Reachable {
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  readonly phoneNumber: string | null;
  /** The account is closed and waits for its erasure. */
  readonly closed: boolean;
}

/** A product decision: digits a telephone number needs before anything is sent to it. */
const DIGITS_OF_A_PHONE = 7;

/**
 * Whether a message goes out. One that answers what the person just did always does; any other obeys the member's flags
 * and stays away from closed accounts. `member` is null where the recipient is not a member and so has no flags.
 */
export function mayReceive(message: { kind: 'mail' | 'text'; service: boolean }, member: Reachable | null): boolean {
  if (message.service || member === null) return true;
  if (member.closed) return false;
  if (message.kind === 'mail') return member.emailNotifications;
  return member.smsNotifications && isCallable(member.phoneNumber);
}

/** Whether a text message can reach it: the form of an account takes '+' or '---' alone. */
export function isCallable(phoneNumber: string | null): boolean {
  return (phoneNumber ?? '').replaceAll(/\D/g, '').length >= DIGITS_OF_A_PHONE;
}
