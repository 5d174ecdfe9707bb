import { describe, expect, it } from '@jest/globals';
import { apiCursorOf, cursorOf, pagesBefore, previousOf, trailTo } from '../../../web/lib/path/list-path.js';

const inAddress = (cursor: string) => cursorOf(new URLSearchParams({ cursor }));

describe('the cursor in the address of a list', () => {
  it('the cursor of a later page holds the number of pages before it and their cursors', () => {
    const second = trailTo('a', null);
    const third = trailTo('b', second);
    expect([second, third]).toEqual(['1.a', '2.a.b']);
    expect([second, third].map(apiCursorOf)).toEqual(['a', 'b']);
    expect([second, third].map(pagesBefore)).toEqual([1, 2]);
  });

  it('the previous page is found from the cursor of each page, down to the first', () => {
    expect(previousOf('2.a.b')).toBe('1.a');
    expect(previousOf('1.a')).toBeNull();
  });

  it('a bare cursor from an old link says neither its previous page nor how many pages are before it', () => {
    expect(inAddress('WyJ4Il0')).toBe('WyJ4Il0');
    expect(previousOf('WyJ4Il0')).toBeUndefined();
    expect(pagesBefore('WyJ4Il0')).toBeNull();
    expect(trailTo('next', 'WyJ4Il0')).toBe('next');
  });

  it('the cursor of a very late page drops the oldest cursors, so that the address stays usable', () => {
    let cursor: string | null = null;
    for (let page = 1; page <= 60; page++) cursor = trailTo('c'.repeat(100), cursor);
    expect(inAddress(cursor!)).toBe(cursor);
    expect(pagesBefore(cursor!)).toBe(60);
    expect(previousOf(cursor!)).toMatch(/^59\./);
    expect(apiCursorOf(cursor!)).toBe('c'.repeat(100));
  });

  it('a cursor without its last part, or of more than 2,000 characters, is ignored', () => {
    expect(inAddress('2.a.')).toBeNull();
    expect(inAddress(`1.${'a'.repeat(2000)}`)).toBe(`1.${'a'.repeat(2000)}`);
    expect(inAddress(`1.${'a'.repeat(2001)}`)).toBeNull();
  });
});
