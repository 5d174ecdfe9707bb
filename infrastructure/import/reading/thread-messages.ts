import type { ImportFile, ReadRow } from '../../../application/import/file-ports.js';
import type { RowsOrder } from './file-rows.js';

/** What a thread is started for. */
export type ThreadOrder =
  { readonly call: 'rows'; readonly rows: RowsOrder } | { readonly call: 'bounds' | 'date'; readonly file: ImportFile };

/** Asks for the next rows. */
export const NEXT = 'next';

/** Rows that are sent at once. They are copied by the process that answers requests, so they are few. */
export interface RowsAnswer {
  readonly kind: 'rows';
  readonly rows: readonly ReadRow[];
  readonly share: number;
  readonly isLast: boolean;
}

export type ThreadAnswer =
  | RowsAnswer
  /** The share that was read, while there are no rows. */
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'value'; readonly value: unknown }
  /** Why the file can't be read further. */
  | { readonly kind: 'problem'; readonly problem: string };
