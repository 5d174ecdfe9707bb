import { describe, expect, it } from '@jest/globals';
import { KeptAnswers } from '../../../infrastructure/postgres/kept-answers.js';

/** Answers whose making is watched: the clock stands until it is set, and each answer comes when it is said. */
function watched(worth?: (value: string) => boolean) {
  let now = 0;
  const made: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const keptFor = { freshMs: 10, givenMs: 100, failedMs: 5, maxSize: 2, ...(worth !== undefined && { worth }) };
  const kept = new KeptAnswers<string>(keptFor, () => now);
  const ask = (key = 'a') => kept.of(key, () => new Promise((answer, fail) => made.push({ answer, fail })));
  return {
    ask,
    made,
    /** Asks and is answered at once. */
    answered: async (value: string, key = 'a') => {
      const asked = ask(key);
      made.at(-1)?.answer(value);
      return asked;
    },
    at: (ms: number) => (now = ms),
  };
}

describe('an answer that costs much', () => {
  it('is made once, however many ask for it at once, and each question has its own', async () => {
    const { ask, made } = watched();
    const all = [ask(), ask(), ask('b')];
    expect(made).toHaveLength(2);
    made[0]?.answer('one');
    made[1]?.answer('two');
    expect(await Promise.all(all)).toEqual(['one', 'one', 'two']);
    expect(await ask()).toBe('one');
    expect(made).toHaveLength(2);
  });

  it('that is no longer fresh is given while one new one is made, and then the new one', async () => {
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

  it('that is too old is waited for', async () => {
    const { answered, at } = watched();
    await answered('old');
    at(100);
    expect(await answered('new')).toBe('new');
  });

  it('that cannot be made is not asked for again at once, and the old one serves on', async () => {
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

  it('is kept only where it is worth it', async () => {
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
