/** A member's settings, read at delivery, that decide whether a message is sent. */
export interface Reachable {
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  readonly phoneNumber: string | null;
  /** Whether the account is closed and waits for erasure. */
  readonly closed: boolean;
}

/** How an attempt to deliver a message ended: `failed` is tried again, `gave_up` is not. */
export const DELIVERY_OUTCOMES = ['succeeded', 'failed', 'gave_up'] as const;

export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** Product decision: minimum digits of a phone number for text messages. */
const DIGITS_OF_A_PHONE = 7;

/**
 * Whether a message is sent. Service messages, which answer an action of the recipient, always are. Others follow the
 * member's settings and skip closed accounts. `member` is null if the recipient isn't a member.
 */
export function mayReceive(message: { kind: 'mail' | 'text'; service: boolean }, member: Reachable | null): boolean {
  if (message.service || member === null) return true;
  if (member.closed) return false;
  if (message.kind === 'mail') return member.emailNotifications;
  return member.smsNotifications && isCallable(member.phoneNumber);
}

/** Whether the number can receive texts. Forms also accept fewer digits. */
export function isCallable(phoneNumber: string | null): boolean {
  return (phoneNumber ?? '').replaceAll(/\D/g, '').length >= DIGITS_OF_A_PHONE;
}
