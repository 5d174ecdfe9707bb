import type { ImportFile, ReadRow } from '../../../application/import/file-ports.js';
import type { RowsOrder } from './file-rows.js';

/** The task of a thread. */
export type ThreadOrder =
  { readonly call: 'rows'; readonly rows: RowsOrder } | { readonly call: 'bounds' | 'date'; readonly file: ImportFile };

/** Asks for the next rows. */
export const NEXT = 'next';

/** Rows per message. Few, because the process that answers requests copies them. */
export interface RowsAnswer {
  readonly kind: 'rows';
  readonly rows: readonly ReadRow[];
  readonly share: number;
  readonly isLast: boolean;
}

export type ThreadAnswer =
  | RowsAnswer
  /** The share of the file that was read, sent while there are no rows. */
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'value'; readonly value: unknown }
  /** Why the file can't be read further. */
  | { readonly kind: 'problem'; readonly problem: string };
