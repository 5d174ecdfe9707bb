import type { ReactNode } from 'react';
import type { BulkAction, BulkResult } from '../../../interfaces/contract/administration/bulk.js';
import type { ButtonVariant } from '../button.js';

/** What can be decided about all that are selected. */
export interface BulkChoice {
  /** As the call names it. */
  readonly action: BulkAction;
  /** What its button says: 'Approve'. */
  readonly label: string;
  /** What the button beside the number of those selected says, where it is not 'Approve Selected'. */
  readonly labelOfSelected?: string | undefined;
  readonly icon: ReactNode;
  readonly variant: ButtonVariant;
  /** 'approved': what they will be, and what they are then. */
  readonly done: string;
  /** What one should know before. */
  readonly warning?: string | undefined;
  /** Asked for before it is done; absent where nothing has to be said. */
  readonly reason?: {
    readonly label: string;
    /** Who reads it. */
    readonly hint: string;
    /** Said where nothing is typed. */
    readonly missing: string;
  };
}

/** How decisions about many are made. */
export interface BulkWork<Item> {
  /** 'listing' and 'listings'. */
  readonly one: string;
  readonly many: string;
  readonly choices: readonly BulkChoice[];
  /** What would happen; changes nothing. */
  readonly preview: (action: BulkAction, items: readonly Item[]) => Promise<readonly BulkResult[]>;
  /** Does it; with the same `opening` it is done once however often it is called. */
  readonly run: (order: BulkOrder<Item>) => Promise<readonly BulkResult[]>;
}

export interface BulkOrder<Item> {
  readonly action: BulkAction;
  readonly items: readonly Item[];
  readonly reason: string | null;
  /** Names the dialog in which it was confirmed. */
  readonly opening: number;
}

export const countOf = (count: number, { one, many }: { readonly one: string; readonly many: string }): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
