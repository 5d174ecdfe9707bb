import { hash } from 'node:crypto';

/** Rows of each file: two full batches of an import, and a small one. */
const ROWS = 510;
/** Every tenth row has no name, so that the import has something to report about it. */
const IS_WRONG = (n: number): boolean => n % 10 === 9;

export interface ImportedFile {
  /** Also the source of its rows. */
  readonly name: string;
  readonly content: string;
  /** External IDs of its valid rows, by line. */
  readonly validRows: ReadonlyMap<number, string>;
  /** Lines of its invalid rows. */
  readonly wrongLines: readonly number[];
}

/** Returns a word that is unlike those of other numbers: similar names nearby count as likely duplicates. */
const wordOf = (n: number): string =>
  hash('md5', String(n)).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** Returns a file of places. Each number gives other places, which never look like duplicates. */
export function importedFile(number: number): ImportedFile {
  const name = `kill-${String(number)}`;
  const validRows = new Map<number, string>();
  const wrongLines: number[] = [];
  const lines = ['externalId,name,category,latitude,longitude,source'];
  for (let n = 0; n < ROWS; n += 1) {
    const place = number * ROWS + n;
    const [id, line] = [`b${String(place)}`, n + 2];
    const latitude = (36 + ((place * 7919) % 5_000) / 1000).toFixed(4);
    const longitude = (-104 + ((place * 104_729) % 15_000) / 1000).toFixed(4);
    const title = IS_WRONG(n) ? '' : `${wordOf(place)} ${id}`;
    lines.push(`${id},${title},services,${latitude},${longitude},${name}`);
    if (IS_WRONG(n)) wrongLines.push(line);
    else validRows.set(line, id);
  }
  return { name, content: `${lines.join('\n')}\n`, validRows, wrongLines };
}
