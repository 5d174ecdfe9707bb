import { describe, expect, it } from '@jest/globals';
import { FIGURES } from '../../../domain/site/figures.js';
import { plainText, type Block } from '../../../domain/site/page-text.js';

describe('a figure in a text', () => {
  it.each([
    ['min-age', '13'],
    ['password-min', '8'],
    ['webhook-attempts', '5,000'],
    ['premium-price', '8.99'],
    ['premium-photos', '30'],
    ['radii', '5, 10, 25, 50 or 100'],
    ['keep-feedback-years', '3'],
    ['keep-access-token-days', '30'],
    ['keep-interaction-count-months', '25'],
  ])('the figure %s in a text is %s', (name, value) => {
    expect(FIGURES.get(name)).toBe(value);
  });

  it('the figure photo-size in a text is a size in pixels', () => {
    expect(FIGURES.get('photo-size')).toMatch(/^[1-9]\d{2,3}x[1-9]\d{2,3}$/);
  });
});

describe('plainText', () => {
  const BLOCKS: readonly Block[] = [
    {
      kind: 'paragraph',
      words: ['Write to ', { fact: 'support-email' }, ', ', { mark: 'strong', words: ['or ', { to: '/contact', words: ['here'] }] }, '.'],
    },
    { kind: 'list', isOrdered: false, items: [['Dogs'], ['Cats']] },
    { kind: 'table', head: [['Pet'], ['Fee']], rows: [[['Dog'], ['$5']], [['Cat'], ['$3']]] },
  ]; // prettier-ignore

  it('plainText returns the words without markup and links, block by block', () => {
    expect(plainText(BLOCKS, (name) => `<${name}>`)).toBe(
      'Write to <support-email>, or here. Dogs Cats Pet Fee Dog $5 Cat $3',
    );
  });
});
