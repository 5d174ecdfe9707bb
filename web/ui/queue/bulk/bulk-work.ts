import type { ReactNode } from 'react';
import type { BulkAction, BulkResult } from '../../../../interfaces/contract/administration/bulk.js';
import type { ButtonVariant } from '../../button.js';
import type { Row } from '../row.js';

/** A bulk action on the selected items. */
export interface BulkChoice {
  /** The action's name in the API. */
  readonly action: BulkAction;
  /** The button's label, such as 'Approve'. */
  readonly label: string;
  /** The button's label next to the number of selected items, if it isn't 'Approve Selected'. */
  readonly labelOfSelected?: string | undefined;
  readonly icon: ReactNode;
  readonly variant: ButtonVariant;
  /** The resulting state, such as 'approved'. */
  readonly done: string;
  /** A warning shown before it is done. */
  readonly warning?: string | undefined;
  /** The reason to ask for first; absent if none is needed. */
  readonly reason?: {
    readonly label: string;
    /** Says who can see the reason. */
    readonly hint: string;
    /** The error if it is empty. */
    readonly missing: string;
  };
}

/** Singular and plural, such as 'listing' and 'listings'. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** How bulk decisions are made. */
export interface BulkWork extends Noun {
  readonly choices: readonly BulkChoice[];
  /** Returns what would happen; changes nothing. */
  readonly preview: (action: BulkAction, items: readonly Row[]) => Promise<readonly BulkResult[]>;
  /** Executes it. Calls with the same `opening` take effect only once. */
  readonly run: (order: BulkOrder) => Promise<readonly BulkResult[]>;
}

export interface BulkOrder {
  readonly action: BulkAction;
  readonly items: readonly Row[];
  readonly reason: string | null;
  /** Identifies the dialog in which it was confirmed. */
  readonly opening: number;
}

/** Returns such as '1 listing', or '200+ listings' if the number is a lower bound. */
export const countOf = (count: number, { one, many }: Noun, capped = false): string =>
  `${count.toLocaleString('en-US')}${capped ? '+' : ''} ${count === 1 ? one : many}`;
