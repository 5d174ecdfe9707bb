import { describe, expect, it } from '@jest/globals';
import { excerptsFor, type ExcerptedTexts } from '../../../domain/business/excerpt.js';
import { MAX_EXCERPT_LENGTH } from '../../../domain/business/limits.js';

const PLACE: ExcerptedTexts = { name: 'Copper Tail', city: 'Austin', petPerks: [], description: null };

/** Returns the excerpt with its marks in brackets; null if there is none. */
function excerpt(query: string, texts: Partial<ExcerptedTexts>): string | null {
  const found = excerptsFor(query)({ ...PLACE, ...texts });
  if (found === null) return null;
  const { text, marks } = found;
  return marks.toReversed().reduce((marked, [start, length]) => {
    const [before, words, after] = [
      marked.slice(0, start),
      marked.slice(start, start + length),
      marked.slice(start + length),
    ];
    return `${before}[${words}]${after}`;
  }, text);
}

describe('excerptsFor', () => {
  it.each([
    ['patio', 'Come as you are. Dogs love our terrace by the lake.', 'Dogs love our [terrace] by the lake.'],
    ['dog friendly patios', 'Our PATIO opens at noon.', 'Our [PATIO] opens at noon.'],
    ['café', 'A neighborhood cafe.', 'A neighborhood [cafe].'],
    ['cafe', 'A neighborhood café.', 'A neighborhood [café].'],
    ['xylophone', 'We have xylophones.', 'We have [xylophones].'],
    ['kennels', 'Our kennel is heated.', 'Our [kennel] is heated.'],
    ['outdoor seating', 'Ample outdoor-seating here.', 'Ample [outdoor-seating] here.'],
    ['hike', 'We love hiking in the hills.', 'We love [hiking] in the hills.'],
    ['"lake view"', 'A room with a lake view.', 'A room with a [lake] [view].'],
    ['lake or pool', 'A heated pool.', 'A heated [pool].'],
  ])('marks for %j the words of the description that matched', (query, description, expected) => {
    expect(excerpt(query, { description })).toBe(expected);
  });

  it('returns null if the name, the town, or a perk contains the words of the search', () => {
    const description = 'Our brewery in Austin has a patio.';
    expect(excerpt('brewery', { name: 'Copper Tail Brewery', description })).toBeNull();
    expect(excerpt('brewery', { name: 'Copper Tail Taproom', description })).toBeNull();
    expect(excerpt('patio', { petPerks: ['Shaded patio'], description })).toBeNull();
    expect(excerpt('austin', { description })).toBeNull();
  });

  it('shows the word that the card does not explain, and marks the others near it', () => {
    const texts = { name: 'Copper Tail Taproom', description: 'Beer is brewed here. The brewery has a shady terrace.' };
    expect(excerpt('brewery patio', texts)).toBe('The [brewery] has a shady [terrace].');
  });

  it('prefers the passage that explains the most words', () => {
    const description = `A pool. ${'Nothing else is here at all, really. '.repeat(4)}The pool is next to the sauna.`;
    expect(excerpt('pool sauna', { description })).toBe('The [pool] is next to the [sauna].');
  });

  it('returns a perk that matches in other words if the description says nothing', () => {
    const petPerks = ['Water bowls', 'Outdoor seating'];
    expect(excerpt('patio', { petPerks, description: 'Nice.' })).toBe('[Outdoor seating]');
  });

  it('marks words that usually say nothing if a search for exactly these words requires them', () => {
    expect(excerpt('dog friendly', { description: 'Dog friendly.' })).toBe('[Dog] [friendly].');
  });

  it('returns null without a matching word, in the middle of words, and after a minus', () => {
    expect(excerpt('patio', { description: null })).toBeNull();
    expect(excerpt('zoo', { description: 'We kazoo.' })).toBeNull();
    expect(excerpt('art', { description: 'A cart and an artist.' })).toBeNull();
    expect(excerpt('lake -pool', { description: 'A pool.' })).toBeNull();
    expect(excerpt('!!', { description: '!!' })).toBeNull();
  });

  it('ends with the sentence of the last word that matched', () => {
    const description =
      'In winter the terrace is heated! Happy hour runs from four to six on weekdays. The patio is shady.';
    expect(excerpt('lounge', { description })).toBeNull();
    expect(excerpt('winter', { description })).toBe('In [winter] the terrace is heated!');
    expect(excerpt('patio', { description })).toBe(
      'In winter the [terrace] is heated! Happy hour runs from four to six on weekdays. The [patio] is shady.',
    );
  });

  it('is never longer than 140 characters, and begins and ends at words with an ellipsis', () => {
    const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu '.repeat(6);
    const found = excerptsFor('xylophone')({ ...PLACE, description: `${words}xylophone, ${words}` })!;
    expect(found.text.length).toBeLessThanOrEqual(MAX_EXCERPT_LENGTH);
    expect(found.text.length).toBeGreaterThan(MAX_EXCERPT_LENGTH - 20);
    expect(found.text).toMatch(/^…(?:\w+ )+xylophone, (?:\w+ )+\w+…$/);
    expect(found.text.indexOf('xylophone')).toBeLessThan(35);
    expect(found.marks).toEqual([[found.text.indexOf('xylophone'), 'xylophone'.length]]);
  });

  it('keeps to its length for texts without spaces, and never cuts a character in half', () => {
    for (const lead of ['', 'a'.repeat(29), 'a'.repeat(30), 'a'.repeat(31)]) {
      const description = `${lead} xylophone${'🐕'.repeat(200)}`;
      const found = excerptsFor('xylophone')({ ...PLACE, description });
      expect(found?.text.length ?? 0).toBeLessThanOrEqual(MAX_EXCERPT_LENGTH);
      expect(found?.text.isWellFormed() ?? true).toBe(true);
    }
  });

  it('puts marks where the words are, whatever precedes them', () => {
    for (const lead of ['İstanbul ', 'ﬁne ', 'Größe ', 'Å ', '🐕 ', 'line\nline\t']) {
      const found = excerptsFor('xylophone')({ ...PLACE, description: `${lead}xylophone` })!;
      const [[start, length]] = found.marks as [[number, number]];
      expect([lead, found.text.slice(start, start + length)]).toEqual([lead, 'xylophone']);
    }
  });
});
