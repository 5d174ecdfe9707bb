import { describe, expect, it } from '@jest/globals';
import { isCallable, mayReceive, type Reachable } from '../../../domain/outgoing/delivery.js';

const ADA: Reachable = {
  ...{ emailNotifications: true, smsNotifications: true, phoneNumber: '512 555 0100', closed: false },
};
const SILENT: Reachable = { ...ADA, emailNotifications: false, smsNotifications: false };

describe('sending a message', () => {
  it.each<[boolean, string, 'mail' | 'text', boolean, Reachable | null]>([
    [true, "a response to a member's own action, even without settings", 'mail', true, SILENT],
    [true, 'an answer to the owner of a closed account', 'text', true, { ...ADA, closed: true }],
    [true, 'an email of any kind to a person without an account', 'mail', false, null],
    [true, 'a text message to a person without an account', 'text', false, null],
    [true, 'an email to a member who wants emails', 'mail', false, { ...SILENT, emailNotifications: true }],
    [false, 'an email to a member who wants none', 'mail', false, { ...ADA, emailNotifications: false }],
    [false, 'an email to a closed account', 'mail', false, { ...ADA, closed: true }],
    [true, 'a text to who wants texts', 'text', false, { ...ADA, emailNotifications: false }],
    [false, 'a text to who wants none', 'text', false, { ...ADA, smsNotifications: false }],
    [false, 'a text to a closed account', 'text', false, { ...ADA, closed: true }],
    [false, 'a text to who has no number', 'text', false, { ...ADA, phoneNumber: null }],
  ])('is %s for %s', (expected, _, kind, service, member) => {
    expect(mayReceive({ kind, service }, member)).toBe(expected);
  });

  it.each([
    ['555-0100', true],
    ['+1 (512) 555-0100', true],
    ['555-010', false],
    ['+-- --- ---', false],
    ['', false],
    [null, false],
  ])('by text to %s is %s, because a phone number needs seven digits', (number, expected) => {
    expect(isCallable(number)).toBe(expected);
  });
});
