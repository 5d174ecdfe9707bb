import type { Kind } from './calls.js';

/** One round of one kind of call at one server. */
export interface Figures {
  /** Milliseconds of processor time per request. */
  readonly app: number;
  readonly database: number;
  readonly perSecond: number;
  readonly failed: number;
}

/** The rounds of each kind of call, by the server's name. The last server is the bare one. */
export type Rounds = ReadonlyMap<Kind, ReadonlyMap<string, readonly Figures[]>>;

const TITLES: Readonly<Record<Kind, string>> = {
  town: 'List near a town',
  point: 'List by coordinates',
  text: 'Text within 10 miles',
  detail: 'A place',
  reviews: 'Reviews of a place',
  review: 'Post a review',
};

interface Setting {
  readonly places: number;
  readonly rounds: number;
  readonly connections: number;
}

/** Returns the comparison in Markdown. A column with failed requests has no figures, because refusals cost little. */
export function peerTable({ places, rounds, connections }: Setting, figures: Rounds): string {
  const kinds = [...figures.keys()];
  const names = [...(figures.get(kinds[0] ?? 'town')?.keys() ?? [])];
  const bare = names.at(-1) ?? '';
  const cells = (name: string, format: (own: readonly Figures[], bare: readonly Figures[]) => string): string[] =>
    kinds.map((kind) => {
      const [own = [], limit = []] = [figures.get(kind)?.get(name), figures.get(kind)?.get(bare)];
      const failed = [...own, ...limit].reduce((sum, each) => sum + each.failed, 0);
      return failed > 0 ? `rejected: ${failed} requests failed` : format(own, limit);
    });
  const lines = [
    ['', ...kinds.map((kind) => TITLES[kind])],
    Array.from({ length: kinds.length + 1 }, () => '---'),
    ...names
      .toReversed()
      .flatMap((name) => [
        [`${name}, ms`, ...cells(name, cost)],
        [`${name}: server; database`, ...cells(name, parts)],
        [`${name}, requests/s`, ...cells(name, (own) => spread(own.map(({ perSecond }) => perSecond)))],
        ...(name === bare ? [] : [[`${name} / bare`, ...cells(name, ratio)]]),
      ]),
  ];
  const title = `${places.toLocaleString('en-US')} places, ${connections} connections, processor time per request: median of ${rounds} rounds (lowest to highest)`;
  return `${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

const total = ({ app, database }: Figures): number => app + database;

function cost(own: readonly Figures[]): string {
  return spread(own.map(total));
}

function parts(own: readonly Figures[]): string {
  return `${number(median(own.map(({ app }) => app)))}; ${number(median(own.map(({ database }) => database)))}`;
}

/** Each round has its own ratio, because load on the machine changes both servers alike. */
function ratio(own: readonly Figures[], bare: readonly Figures[]): string {
  return spread(own.map((each, round) => total(each) / total(bare[round] ?? each)));
}

function spread(values: readonly number[]): string {
  return `${number(median(values))} (${number(Math.min(...values))} to ${number(Math.max(...values))})`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Returns a number with three significant digits. */
function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}
