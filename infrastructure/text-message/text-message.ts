import { NotDelivered } from '../gateway/not-delivered.js';

/** A text message ready to be sent. */
export interface TextMessage {
  /** As the member typed it. */
  readonly to: string;
  readonly text: string;
}

/**
 * Returns the number in the gateways' format (E.164); null if it is not a phone number. Ten digits are read as a U.S.
 * number.
 */
export function e164(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const number = typed.trim().startsWith('+') ? digits : digits.length === 10 ? `1${digits}` : digits;
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : null;
}

/** Returns a text message's recipient in E.164. Throws a permanent NotDelivered if the input is not a phone number. */
export function numberOf({ to }: TextMessage): string {
  const number = e164(to);
  if (number === null) throw new NotDelivered('ENUMBER', true);
  return number;
}
