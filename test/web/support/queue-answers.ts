import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Presence, QueueRow, QueueRows } from '../../../interfaces/contract/administration/queue.js';
import type { Queue } from '../../../interfaces/contract/shared/words.js';
import { NOW } from './render.js';
import './screen.js';

interface Queued {
  readonly id: number;
  readonly version?: number;
}

interface QueueOptions<Item> {
  readonly queue: Queue;
  /** The path of the calls that read one item, without its id. */
  readonly path: string;
  readonly nameOf: (item: Item) => string;
  readonly facts?: Partial<QueueRow>;
  readonly presence?: () => Presence;
}

/** Returns the row of an item without a town, a kind, or marks, which has waited for a day. */
export const aRow = (differs: Partial<QueueRow> = {}): QueueRow => ({
  ...{ id: 1, name: 'The Wagging Spoon', town: null, kind: null, proof: null, marks: [] },
  since: new Date(NOW - 24 * 3_600_000).toISOString(),
  ...differs,
});

/** Returns the rows of a queue, as the API returns them. */
export const rowsAnswer = (rows: readonly QueueRow[]): QueueRows => ({
  ...{ rows: [...rows], total: rows.length, capped: false },
});

/** Returns the responses of a queue with these items, for `apiOf`: its rows, each item, and the other administrators. */
export function queueAnswers<Item extends Queued>(items: readonly Item[], options: QueueOptions<Item>) {
  const { queue, path, nameOf, facts, presence = () => ({ others: [], decided: [] }) } = options;
  const rows = items.map((item) => {
    const { id, version } = item;
    return aRow({ id, name: nameOf(item), ...(version !== undefined && { version }), ...facts });
  });
  return {
    [`/api/admin/queues/${queue}`]: () => rowsAnswer(rows),
    '/api/admin/presence': presence,
    ...Object.fromEntries(items.map((item) => [`${path}/${String(item.id)}`, () => item])),
  };
}

/** Returns the calls without those that tell the server, every few seconds, which item is open. */
export const withoutPresence = (calls: readonly string[]): readonly string[] =>
  calls.filter((call) => call !== '/api/admin/presence');

/** Returns the shown rows of a queue, as links. */
export const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Returns the names in the shown rows of a queue. */
export const rowNames = (): readonly (string | undefined | null)[] => rows().map(nameIn);

const nameIn = (row: HTMLElement) => row.querySelector('span > span')?.textContent;

/** Chooses the item with this name in the list, and returns it. */
export async function openRow(name: string): Promise<HTMLElement> {
  const row = await waitFor(() => {
    const found = rows().find((each) => nameIn(each) === name);
    if (found === undefined) throw new Error(`No row is named ${name}.`);
    return found;
  });
  fireEvent.click(row);
  return screen.findByRole('article', { name });
}
