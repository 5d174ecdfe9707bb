import { describe, expect, it } from '@jest/globals';
import { BatchedReads } from '../../../infrastructure/postgres/batched-reads.js';

/** A store whose answers the test controls. */
function slowStore() {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const rows = new Map<string, string>([['a', 'first']]);
  const reads = new BatchedReads<string>((keys) => {
    asked.push(keys);
    return new Promise((resolve) => answers.push(() => resolve(new Map(rows))));
  });
  return { asked, answers, rows, reads };
}

describe('batched reads', () => {
  it('sends the first read immediately, and all reads that arrive in the meantime together', async () => {
    const { asked, answers, reads } = slowStore();
    const first = reads.get('a');
    const others = [reads.get('b'), reads.get('a'), reads.get('a')];
    expect(asked).toEqual([['a']]);
    answers[0]?.();
    expect(await first).toBe('first');
    await Promise.resolve();
    expect(asked).toEqual([['a'], ['b', 'a']]);
    answers[1]?.();
    expect(await Promise.all(others)).toEqual([null, 'first', 'first']);
  });

  it('a batched read never returns a value from before the question', async () => {
    const { answers, rows, reads } = slowStore();
    const before = reads.get('a');
    rows.set('a', 'second');
    const after = reads.get('a');
    answers[0]?.();
    await before;
    rows.delete('a');
    await Promise.resolve();
    answers[1]?.();
    expect(await after).toBeNull();
  });

  it('batched reads report a failure to every caller and try again afterward', async () => {
    let fails = true;
    const reads = new BatchedReads<string>((keys) =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
    );
    await expect(reads.get('a')).rejects.toThrow('away');
    fails = false;
    expect(await reads.get('a')).toBe('a');
  });
});
