import { describe, expect, it } from '@jest/globals';
import { wantsAnswer, withAnswer, type Answered, type Reachable } from '../../../domain/feedback/answer.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const SENT: Answered & Reachable = {
  ...{ contactEmail: 'rosa@example.com', contactPhone: null, contactPreference: 'email' },
  ...{ answeredBy: null, answeredAt: null },
};
const refusal = (message: RegExp) =>
  expect.objectContaining({ code: 'FEEDBACK_MOVE_REFUSED', message: expect.stringMatching(message) });

describe('an answer to feedback', () => {
  it('an answer to feedback is recorded once, with the administrator and the time', () => {
    const answered = withAnswer(SENT, true, 'Wilma', NOW);
    expect(answered).toEqual({ ...SENT, answeredBy: 'Wilma', answeredAt: NOW });
    expect(() => withAnswer(answered, true, 'Ida', NOW)).toThrow(
      refusal(/^Wilma has already answered this feedback\./),
    );
    expect(() => withAnswer({ ...SENT, answeredAt: NOW }, true, 'Ida', NOW)).toThrow(
      refusal(/^Another administrator has/),
    );
  });

  it('an answer to feedback can be taken off the record, but only if there is one', () => {
    expect(withAnswer({ ...SENT, answeredBy: 'Wilma', answeredAt: NOW }, false, 'Ida', NOW)).toEqual(SENT);
    expect(() => withAnswer(SENT, false, 'Ida', NOW)).toThrow(refusal(/^Nobody has answered this feedback\./));
  });

  it.each([
    ['an email address', {}, true],
    ['a phone number', { contactEmail: null, contactPhone: '512 555 0100', contactPreference: 'phone' }, true],
    ['neither', { contactEmail: null }, false],
    ['an address, but wants no answer', { contactPreference: 'none' }, false],
  ] as const)('an answer to feedback is possible or not if the sender left %s', (_, differs, isPossible) => {
    const sent = { ...SENT, ...differs };
    expect(wantsAnswer(sent)).toBe(isPossible);
    if (isPossible) expect(withAnswer(sent, true, 'Ida', NOW).answeredBy).toBe('Ida');
    else expect(() => withAnswer(sent, true, 'Ida', NOW)).toThrow(refusal(/^The sender asked for no answer/));
  });
});
