import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from '../../../domain/account/account.js';
import { MAILBOXES } from '../../support/mailboxes.js';

describe('the mailbox of an address', () => {
  it.each(MAILBOXES)('is, for %j, %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it.each(MAILBOXES)('is its own mailbox: %j', (address) => {
    expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address));
  });
});
