import { describe, expect, it } from '@jest/globals';
import { Link } from '../../../interfaces/cli/processes/link.js';

interface Calls {
  readonly double: readonly [number, number];
}

/** Returns both ends of a channel, and how many messages went from the first to the second. */
function channel() {
  const sent: (readonly unknown[])[] = [];
  const one = new Link<Calls, Calls>((packets) => {
    sent.push(packets);
    other.receive(packets);
  });
  const other: Link<Calls, Calls> = new Link((packets) => one.receive(packets));
  return { one, other, sent };
}

describe('a link between processes', () => {
  it('sends the calls of one turn in one message and answers each', async () => {
    const { one, other, sent } = channel();
    other.on('double', (number) => 2 * number);
    expect(await Promise.all([1, 2, 3].map((number) => one.ask('double', number)))).toEqual([2, 4, 6]);
    expect(sent.map(({ length }) => length)).toEqual([3]);
  });

  it('rejects a call whose handler throws', async () => {
    const { one, other } = channel();
    other.on('double', () => {
      throw new Error('No numbers today');
    });
    await expect(one.ask('double', 1)).rejects.toThrow('No numbers today');
  });

  it('rejects waiting and later calls when the other process has ended', async () => {
    const { one, other } = channel();
    other.on('double', () => new Promise(() => undefined));
    const waiting = one.ask('double', 1);
    one.close();
    await expect(waiting).rejects.toThrow('has ended');
    await expect(one.ask('double', 1)).rejects.toThrow('has ended');
  });
});
