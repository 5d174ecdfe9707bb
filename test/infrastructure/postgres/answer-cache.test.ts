import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from '../../../infrastructure/postgres/answer-cache.js';
import type { ChangedTags } from '../../../infrastructure/postgres/content-changes.js';
import { areaTags, dependOn } from '../../../infrastructure/postgres/content-tags.js';

/** Returns cached answers with a manual clock; the test decides when each computation finishes. */
function watched(isWorthCaching?: (value: string) => boolean) {
  let now = 0;
  const pending: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const limits = { freshMs: 10, staleMs: 100, failureMs: 5, maxSize: 2, ...(isWorthCaching && { isWorthCaching }) };
  const cache = new AnswerCache<string>(limits, { clock: () => now });
  const ask = (key = 'a') => cache.get(key, () => new Promise((answer, fail) => pending.push({ answer, fail })));
  return {
    ask,
    made: pending,
    /** Asks and resolves the answer immediately. */
    answered: async (value: string, key = 'a') => {
      const answer = ask(key);
      pending.at(-1)?.answer(value);
      return answer;
    },
    at: (ms: number) => (now = ms),
  };
}

describe('KeptAnswers', () => {
  it('the answer cache computes a value once for parallel calls, and separately for each key', async () => {
    const { ask, made } = watched();
    const all = [ask(), ask(), ask('b')];
    expect(made).toHaveLength(2);
    made[0]?.answer('one');
    made[1]?.answer('two');
    expect(await Promise.all(all)).toEqual(['one', 'one', 'two']);
    expect(await ask()).toBe('one');
    expect(made).toHaveLength(2);
  });

  it('the answer cache returns a stale value while one new value is computed, and then the new one', async () => {
    const { ask, made, answered, at } = watched();
    await answered('old');
    at(10);
    expect(await Promise.all([ask(), ask()])).toEqual(['old', 'old']);
    expect(made).toHaveLength(2);
    at(100);
    const waiting = ask();
    made[1]?.answer('new');
    expect(await waiting).toBe('new');
    expect(made).toHaveLength(2);
  });

  it('the answer cache waits for a new value when the old one has expired', async () => {
    const { answered, at } = watched();
    await answered('old');
    at(100);
    expect(await answered('new')).toBe('new');
  });

  it("the answer cache doesn't retry immediately after a failure, and keeps returning the old value", async () => {
    const { ask, made, answered, at } = watched();
    const refused = ask();
    made[0]?.fail(new Error('too much to do'));
    await expect(refused).rejects.toThrow('too much to do');
    at(4);
    await expect(ask()).rejects.toThrow('too much to do');
    expect(made).toHaveLength(1);
    at(5);
    expect(await answered('old')).toBe('old');
    at(15);
    const given = ask();
    made[2]?.fail(new Error('too much to do'));
    expect(await given).toBe('old');
    expect(await ask()).toBe('old');
    expect(made).toHaveLength(3);
  });

  it('the answer cache stores only values that are worth storing', async () => {
    const { ask, made, answered } = watched((value) => value !== 'little');
    await answered('little');
    const again = ask();
    expect(made).toHaveLength(2);
    made[1]?.answer('much');
    await again;
    expect(await ask()).toBe('much');
    expect(made).toHaveLength(2);
  });
});

describe('an answer cache that hears of changes', () => {
  /** Returns a cache whose test says what changed. Each computation waits for the test and shows the tag of its key. */
  function hearing() {
    const listeners: ((tags: ChangedTags) => void)[] = [];
    const changes = {
      isCurrent: true,
      onChange: (listener: (tags: ChangedTags) => void) => void listeners.push(listener),
    };
    const made: ((value: string) => void)[] = [];
    const results: string[] = [];
    const limits = { freshMs: 10, staleMs: 100, failureMs: 5, maxSize: 10 };
    const cache = new AnswerCache<string>(limits, { clock: () => 0, changes, count: (result) => results.push(result) });
    const ask = (key: string) =>
      cache.get(key, () => {
        dependOn([key]);
        return new Promise((answer) => made.push(answer));
      });
    const answered = async (key: string, value: string) => {
      const answer = ask(key);
      made.at(-1)?.(value);
      return answer;
    };
    const change = (...tags: readonly string[]) => listeners.forEach((listener) => listener(new Set(tags)));
    return {
      cache,
      changes,
      ask,
      made,
      answered,
      change,
      results,
      lose: () => listeners.forEach((tell) => tell(null)),
    };
  }

  it('forgets the answers that show what changed, and no others', async () => {
    const { ask, answered, change, made } = hearing();
    await answered('a', 'old');
    await answered('b', 'kept');
    change('a', 'c');
    expect(await ask('b')).toBe('kept');
    expect(await answered('a', 'new')).toBe('new');
    expect(made).toHaveLength(3);
  });

  it('forgets everything when it cannot know what changed', async () => {
    const { answered, lose } = hearing();
    await answered('a', 'old');
    lose();
    expect(await answered('a', 'new')).toBe('new');
  });

  it('uses no cached answer while changes do not arrive', async () => {
    const { answered, changes, made } = hearing();
    await answered('a', 'old');
    changes.isCurrent = false;
    expect(await answered('a', 'new')).toBe('new');
    changes.isCurrent = true;
    expect(made).toHaveLength(2);
  });

  it('neither caches nor shares an answer whose computation began before a change of what it shows', async () => {
    const { ask, answered, change, made } = hearing();
    const early = ask('a');
    change('a');
    const late = ask('a');
    expect(made).toHaveLength(2);
    made[1]?.('new');
    made[0]?.('old');
    expect(await Promise.all([early, late])).toEqual(['old', 'new']);
    await answered('b', 'other');
    expect(['new', 'newest']).toContain(await answered('a', 'newest'));
  });

  it('caches an answer although something else changed while it was computed', async () => {
    const { ask, change, made } = hearing();
    const early = ask('a');
    change('b');
    made[0]?.('value');
    expect([await early, await ask('a'), made.length]).toEqual(['value', 'value', 1]);
  });

  it('forgets an answer that was computed from another cached one when that one changes', async () => {
    const { cache, answered, change, ask, made } = hearing();
    await answered('part', 'old');
    const whole = () => cache.get('whole', async () => `whole of ${await ask('part')}`);
    expect(await whole()).toBe('whole of old');
    change('part');
    const again = whole();
    await Promise.resolve();
    made.at(-1)?.('new');
    expect(await again).toBe('whole of new');
  });

  it('counts each request as a hit or a miss', async () => {
    const { ask, made, results, answered } = hearing();
    const both = [ask('a'), ask('a')];
    made[0]?.('value');
    await Promise.all(both);
    await ask('a');
    await answered('b', 'value');
    expect(results).toEqual(['miss', 'hit', 'hit', 'miss']);
  });
});

describe('the tags of an area', () => {
  it('are its cells of one degree and the places without coordinates', () => {
    expect(areaTags({ west: -98.2, south: 29.9, east: -96.9, north: 30.1 })).toEqual([
      'cell:none',
      ...['cell:29:-99', 'cell:29:-98', 'cell:29:-97', 'cell:30:-99', 'cell:30:-98', 'cell:30:-97'],
    ]);
  });

  it.each([
    ['is larger than 64 cells', { west: -104, south: 29, east: -96, north: 37 }],
    ['crosses the date line', { west: 179, south: 51, east: -179, north: 52 }],
  ])('are those of all lists if the area %s', (_, bounds) => {
    expect(areaTags(bounds)).toEqual(['lists']);
  });
});
