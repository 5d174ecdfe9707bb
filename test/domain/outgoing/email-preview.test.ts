import { describe, expect, it } from '@jest/globals';
import { NO_EMAIL, whyNotSent } from '../../../domain/outgoing/email-preview.js';

const MEMBER = { emailNotifications: true, smsNotifications: false, phoneNumber: null, closed: false };

describe('why an email of a decision is not delivered', () => {
  it('an email with an address is delivered if its reader wants it or it answers their own action', () => {
    expect(whyNotSent(false, 'ada@example.com', MEMBER)).toBeNull();
    expect(whyNotSent(true, 'ada@example.com', { ...MEMBER, emailNotifications: false })).toBeNull();
    expect(whyNotSent(true, 'ada@example.com', null)).toBeNull();
  });

  it('says that there is no address, that the account is closed, or that emails are off', () => {
    expect(whyNotSent(true, null, MEMBER)).toBe('This email is not sent: there is no address.');
    expect(whyNotSent(false, 'ada@example.com', { ...MEMBER, closed: true })).toBe(
      'This email is not sent: the member’s account is closed.',
    );
    expect(whyNotSent(false, 'ada@example.com', { ...MEMBER, emailNotifications: false })).toBe(
      'This email is not sent: the member has turned off emails.',
    );
  });

  it('every decision without an email has a sentence that says so', () => {
    for (const sentence of Object.values(NO_EMAIL)) expect(sentence).toMatch(/^No email is sent: .+\.$/);
    expect(NO_EMAIL.createBusinessFromRecommendation).toBe('No email is sent: this message has no address.');
    expect(NO_EMAIL.approveBusiness).toBe('No email is sent: this listing has no owner.');
    expect(NO_EMAIL.completeFeedback).toBe('No email is sent: this decision sends none.');
    expect(NO_EMAIL.resolveReport).toBe('No email is sent: there is nobody to notify.');
  });
});
