import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hoursInWords } from '../../../domain/hours/osm-words.js';
import { writeWeek, type Span } from '../../../domain/hours/week-hours.js';

const IN_WORDS: readonly (readonly [hours: string, words: string])[] = [
  ['24/7', 'every day, 24 hours'],
  ['Mo-Su 08:00-22:00', 'every day, 8 AM to 10 PM'],
  ['Mo-Fr 08:00-18:00', 'Monday to Friday, 8 AM to 6 PM; closed Saturday and Sunday'],
  [
    'Mo,We,Fr 09:00-17:00',
    'Monday, Wednesday, and Friday, 9 AM to 5 PM; closed Tuesday, Thursday, Saturday, and Sunday',
  ],
  ['Mo-Su 08:00-12:00,13:00-18:30', 'every day, 8 AM to noon and 1 PM to 6:30 PM'],
  ['Mo-Su 17:00-02:00; 2026 Dec 25 off', 'every day, 5 PM to 2 AM; closed Fri, Dec 25, 2026'],
  ['off', 'closed every day'],
  ['Mo-Fr 08:00-18:00; PH off', 'Monday to Friday, 8 AM to 6 PM; closed public holidays'],
  ['PH,Su 10:00-16:00', 'public holidays and Sunday, 10 AM to 4 PM'],
  ['sunrise-sunset', 'sunrise to sunset'],
  ['(sunrise-00:30)-(sunset+01:00)', '30 minutes before sunrise to 1 hour after sunset'],
  ['Apr-Oct Mo-Su 09:00-17:00; Nov-Mar off', 'April to October, every day, 9 AM to 5 PM; closed November to March'],
  ['Nov 01-Mar 31: Mo-Fr 10:00-16:00', 'November 1 to March 31, Monday to Friday, 10 AM to 4 PM'],
  ['Dec 24-26 off', 'closed December 24 to 26'],
  ['2026 Dec 24-2027 Jan 02 off', 'closed December 24, 2026 to January 2, 2027'],
  ['easter off', 'closed Easter'],
  ['Sa[1,3] 10:00-14:00', 'the first and third Saturday of the month, 10 AM to 2 PM'],
  ['Su[-1] 10:00-14:00', 'the last Sunday of the month, 10 AM to 2 PM'],
  ['Mo-Sa 17:00+', 'Monday to Saturday, from 5 PM'],
  ['Fr 17:00-22:00+', 'Friday, 5 PM to 10 PM or later'],
  ['"by appointment"', 'by appointment'],
  ['Mo-Fr 09:00-17:00 || "call us"', 'Monday to Friday, 9 AM to 5 PM; call us'],
  ['Mo-Fr 09:00-17:00 "ring twice"', 'Monday to Friday, 9 AM to 5 PM (ring twice)'],
];

describe('opening hours in a sentence', () => {
  it.each(IN_WORDS)('say %s as "%s"', (hours, words) => {
    expect(hoursInWords(hours)).toBe(words);
  });

  it.each(['week 1-53/2 Mo 09:00-10:00', 'Mo 9am-5pm', 'easter +1 day off', 'Su[9] 10:00-14:00', 'what?', ' '])(
    'only say that they vary if they have no short form: %s',
    (hours) => {
      expect(hoursInWords(hours)).toBe('they vary, so ask before you go');
    },
  );

  it('name a few dates, and that there are more', () => {
    const dates = ['21', '22', '23', '24', '25'].map((day) => `2026 Dec ${day} off`);
    const words = hoursInWords(['Mo-Su 08:00-22:00', ...dates].join('; '));
    expect(words).toContain('closed Thu, Dec 24, 2026; other hours on some more dates');
    expect(words).not.toContain('Dec 25');
  });

  it('never show the syntax of hours from the weekly form', () => {
    const time = fc
      .integer({ min: 0, max: 95 })
      .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`);
    const span: fc.Arbitrary<Span> = fc.record({ from: time, to: time });
    const days = fc.array(fc.array(span, { maxLength: 2 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(days, (week) => {
        const text = writeWeek({ days: week, specials: [] });
        if (text === '') return;
        expect(hoursInWords(text)).not.toMatch(/\d\d:\d\d-|24\/7|\b(Mo|Tu|We|Th|Fr|Sa|Su|PH)\b|\boff\b|vary/);
      }),
    );
  });
});
