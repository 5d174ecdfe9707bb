import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  authorName,
  relativeDate,
  requireAuthor,
  requireNotAuthor,
  requireNotOwner,
} from '../../../domain/review/review.js';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe('the age of a review', () => {
  it.each([
    [0, 'Today'],
    [0.99, 'Today'],
    [1, '1 day ago'],
    [6.9, '6 days ago'],
    [7, '1 weeks ago'],
    [13.9, '1 weeks ago'],
    [14, '2 weeks ago'],
    [29.9, '4 weeks ago'],
    [30, 'Mar 1, 2026'],
    [400, 'Feb 24, 2025'],
  ])('of %d days reads "%s"', (days, words) => {
    expect(relativeDate(daysAgo(days), now)).toBe(words);
  });

  it('is today for a time in the future, as with a wrong clock', () => {
    expect(relativeDate(daysAgo(-3), now)).toBe('Today');
  });
});

describe('the age of any review', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const ages = fc.integer({ min: 0, max: 40 * 365 * DAY });

  it('is given in whole days or weeks, and as a date from the 30th day on', () => {
    fc.assert(
      fc.property(moments, ages, (present, age) => {
        const then = new Date(present.getTime() - age);
        const days = Math.floor(age / DAY);
        const words = relativeDate(then, present);
        const [number, unit] = words.split(' ');
        if (days === 0) expect(words).toBe('Today');
        else if (days < 7) expect([Number(number), unit?.startsWith('day')]).toEqual([days, true]);
        else if (days < 30) expect([Number(number), unit]).toEqual([Math.floor(days / 7), 'weeks']);
        else expect(Date.parse(`${words} UTC`)).toBe(Math.floor(then.getTime() / DAY) * DAY);
      }),
    );
  });

  it('is the same all day', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: DAY - 1 }),
        (present, days, more) => {
          const age = (extra: number) => relativeDate(new Date(present.getTime() - days * DAY - extra), present);
          if (days < 30) expect(age(more)).toBe(age(0));
        },
      ),
    );
  });
});

describe('permissions for a review', () => {
  const forbidden = expect.objectContaining({ code: 'FORBIDDEN' });
  const refusal = (act: () => void): unknown => {
    try {
      act();
      return null;
    } catch (error) {
      return error;
    }
  };

  it('depend on who is the author and who is the owner', () => {
    expect(refusal(() => requireNotOwner({ ownerId: 'olive' }, 'olive'))).toEqual(forbidden);
    expect(refusal(() => requireNotOwner({ ownerId: null }, 'olive'))).toBeNull();
    expect(refusal(() => requireAuthor({ userId: 'ada' }, 'olive'))).toEqual(forbidden);
    expect(refusal(() => requireAuthor({ userId: null }, 'olive'))).toEqual(forbidden);
    expect(refusal(() => requireAuthor({ userId: 'ada' }, 'ada'))).toBeNull();
    expect(refusal(() => requireNotAuthor({ userId: 'ada' }, 'ada'))).toEqual(forbidden);
    expect(refusal(() => requireNotAuthor({ userId: null }, 'ada'))).toBeNull();
  });
});

describe('the author of a review', () => {
  it.each([
    ['Biscuit', 'Ada', 'Biscuit & Ada'],
    [null, 'Ada', 'Ada'],
    ['', 'Ada', 'Ada'],
    ['Biscuit', null, 'Biscuit'],
    ['Biscuit', '', 'Biscuit'],
    ['', '', 'Anonymous'],
    [null, null, 'Anonymous'],
  ])('with pet %p and first name %p is shown as "%s"', (pet, first, shown) => {
    expect(authorName(pet, first)).toBe(shown);
  });
});
