import { describe, expect, it } from '@jest/globals';
import { isCallable, mayReceive, type Reachable } from '../../../domain/outgoing/delivery.js';

const ADA: Reachable = {
  ...{ emailNotifications: true, smsNotifications: true, phoneNumber: '512 555 0100', closed: false },
};
const SILENT: Reachable = { ...ADA, emailNotifications: false, smsNotifications: false };

describe('whether a message goes out', () => {
  it.each<[boolean, string, 'mail' | 'text', boolean, Reachable | null]>([
    [true, 'an answer to what a member just did, even without flags', 'mail', true, SILENT],
    [true, 'an answer to the owner of a closed account', 'text', true, { ...ADA, closed: true }],
    [true, 'anything to somebody who is no member', 'mail', false, null],
    [true, 'a text to somebody who is no member', 'text', false, null],
    [true, 'a mail to who wants mails', 'mail', false, { ...SILENT, emailNotifications: true }],
    [false, 'a mail to who wants none', 'mail', false, { ...ADA, emailNotifications: false }],
    [false, 'a mail to a closed account', 'mail', false, { ...ADA, closed: true }],
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
  ])('by text to %s is %s, as a number needs seven digits', (number, expected) => {
    expect(isCallable(number)).toBe(expected);
  });
});
