import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from '../../../infrastructure/postgres/answer-cache.js';

/** Returns cached answers with a manual clock; the test decides when each computation finishes. */
function watched(isWorthCaching?: (value: string) => boolean) {
  let now = 0;
  const pending: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const limits = { freshMs: 10, staleMs: 100, failureMs: 5, maxSize: 2, ...(isWorthCaching && { isWorthCaching }) };
  const cache = new AnswerCache<string>(limits, () => now);
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
