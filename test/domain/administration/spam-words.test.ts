import { describe, expect, it } from '@jest/globals';
import { MAX_SPAM_TEXT, SPAM_WORDS, spamWordsIn } from '../../../domain/administration/spam-words.js';

describe('spamWordsIn', () => {
  it.each(SPAM_WORDS.map((word) => [word]))('finds “%s” in any case and with any spaces', (word) => {
    const written = `Great! ${word.toUpperCase().replaceAll(' ', ' \n')}, today`;
    expect(spamWordsIn(written)).toEqual([word]);
  });

  it.each([
    'A specialist for cats and their dialysis',
    'Dogs stay free at the casino hotel, and staff escort them to the park',
    'Our vet may prescribe tramadol after surgery; ask about weight loss for heavy dogs',
    'We take bitcoin, loans of leashes, and guests with two dogs post photos',
    'Sussex and Essex Dog Walks, suite XXXL, pornic road',
    'Backlinksen, viagraph, and xxxx are not words of the list',
  ])('finds nothing in an honest text: %s', (text) => {
    expect(spamWordsIn(text)).toEqual([]);
  });

  it('returns each word once in the order of the text', () => {
    expect(spamWordsIn('Viagra, viagra, payday-loan and VIAGRA')).toEqual(['viagra', 'payday loan']);
  });

  it('looks only at the beginning of a long text', () => {
    expect(spamWordsIn(`${'a'.repeat(MAX_SPAM_TEXT)} viagra`)).toEqual([]);
  });
});
