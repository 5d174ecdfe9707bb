import { describe, expect, it } from '@jest/globals';
import {
  filledReply,
  placeholderProblem,
  PLACEHOLDERS,
  SAVED_REPLY_KIND_LABEL,
  SAVED_REPLY_KINDS,
  withPlaceholders,
} from '../../../domain/administration/saved-reply.js';

const ALL = { name: 'Sam', place: 'Barton Bakery', town: 'Austin', administrator: 'Grace' };

describe('the placeholders of a saved reply', () => {
  it('a saved reply may contain every known placeholder and single braces', () => {
    for (const name of Object.keys(PLACEHOLDERS)) expect(placeholderProblem(`Hi {${name}}.`)).toBeNull();
    for (const text of ['One { brace', 'One } brace', '} wrong way {']) expect(placeholderProblem(text)).toBeNull();
    expect(placeholderProblem('{\nname}')).toBeNull();
  });

  it('a saved reply with an unknown placeholder is refused with a sentence that names the known ones', () => {
    const known = 'Use {name}, {place}, {town}, or {administrator}.';
    expect(placeholderProblem('Hi {name}, {plaec} is new.')).toBe(`{plaec} is not a placeholder. ${known}`);
    for (const wrong of ['{}', '{Name}', '{ name }', '{constructor}'])
      expect(placeholderProblem(`Hi ${wrong}`)).toBe(`${wrong} is not a placeholder. ${known}`);
  });

  it('fills every occurrence of each placeholder with its value', () => {
    expect(filledReply('{name}, {place} in {town}: {place}! {administrator}', ALL)).toBe(
      'Sam, Barton Bakery in Austin: Barton Bakery! Grace',
    );
  });

  it('uses neutral words for a missing or empty value, so that no reader sees a placeholder', () => {
    const text = 'Hi {name}, about {place} in {town}. {administrator}';
    const neutral = 'Hi there, about this place in your town. the team';
    expect(filledReply(text, {})).toBe(neutral);
    expect(filledReply(text, { name: null, place: ' ', town: '', administrator: null })).toBe(neutral);
  });

  it('keeps text in braces that is no placeholder, and inserts values with special characters as they are', () => {
    expect(filledReply('{other} {name}', { name: '$& {place}' })).toBe('{other} $& {place}');
  });

  it('every kind of saved reply has a label', () => {
    expect(SAVED_REPLY_KINDS.map((kind) => SAVED_REPLY_KIND_LABEL[kind])).toEqual([
      ...['Feedback', 'Rejections', 'Revisions', 'Other decisions'],
    ]);
  });
});

describe('a saved reply made of a typed text', () => {
  it('replaces the values in the text with their placeholders, longer values first', () => {
    const values = { ...ALL, place: 'Austin Bakery' };
    expect(withPlaceholders('Hi Sam, Austin Bakery in Austin is fine. Grace', values)).toBe(
      'Hi {name}, {place} in {town} is fine. {administrator}',
    );
  });

  it('leaves parts of longer words, short values, and placeholders alone', () => {
    expect(withPlaceholders('Samuel and Al like Graceland', { name: 'Sam', place: 'Al', administrator: 'Grace' })).toBe(
      'Samuel and Al like Graceland',
    );
    expect(withPlaceholders('the {name} (name)', { place: 'name', town: null })).toBe('the {name} ({place})');
  });

  it('takes values with the characters of patterns literally', () => {
    expect(withPlaceholders('A+B (Bar) opens. AAB', { place: 'A+B (Bar)' })).toBe('{place} opens. AAB');
  });
});
