import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from '../../../domain/account/account.js';
import { MAILBOXES } from '../../support/mailboxes.js';

describe('the mailbox of an address', () => {
  it.each(MAILBOXES)('of %j is %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it.each(MAILBOXES)('is the same if computed twice: %j', (address) => {
    expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address));
  });
});
