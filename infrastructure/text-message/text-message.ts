import { NotDelivered } from '../gateway/not-delivered.js';

/** A text message as it leaves the house. */
export interface TextMessage {
  /** As the member typed it. */
  readonly to: string;
  readonly text: string;
}

/** The number as gateways want it (E.164); ten digits are a number of the United States. Null where it is none. */
export function e164(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const number = typed.trim().startsWith('+') ? digits : digits.length === 10 ? `1${digits}` : digits;
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : null;
}

/** The number that a text message goes to, as E.164. Throws NotDelivered, for good, where what was typed is none. */
export function numberOf({ to }: TextMessage): string {
  const number = e164(to);
  if (number === null) throw new NotDelivered('ENUMBER', true);
  return number;
}
