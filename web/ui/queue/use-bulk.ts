import { useRef, useState } from 'react';
import type { BulkResult } from '../../../interfaces/contract/administration/bulk.js';
import { dropDraft } from '../../lib/draft.js';
import { whenSettled } from '../../lib/when-settled.js';
import type { BulkChoice, BulkWork } from './bulk-work.js';

/** How far it is: what would happen is looked up and shown, then it is done and told. */
export type BulkStage =
  | { readonly is: 'looking' }
  | { readonly is: 'unknown' }
  | { readonly is: 'asking' | 'doing'; readonly rows: readonly BulkResult[]; readonly failure: string | null }
  | { readonly is: 'told'; readonly rows: readonly BulkResult[] };

/** A dialog about one choice and what was selected as it was opened. */
export interface OpenBulk<Item> {
  readonly choice: BulkChoice;
  readonly items: readonly Item[];
  /** Where the reason is kept until it is sent. */
  readonly draft: string;
  readonly stage: BulkStage;
}

interface BulkOptions<Item> {
  readonly name: string;
  readonly work: BulkWork<Item> | undefined;
  readonly keyOf: (item: Item) => string;
  readonly sentenceOf: (error: unknown) => string | null;
}

/** Takes decisions about many from the choice to what became of each. */
export function useBulk<Item>({ name, work, keyOf, sentenceOf }: BulkOptions<Item>) {
  const [open, setOpen] = useState<OpenBulk<Item> | null>(null);
  const opening = useRef(0);
  const look = (choice: BulkChoice, items: readonly Item[]): void => {
    if (work === undefined || items.length === 0) return;
    opening.current += 1;
    const mine = opening.current;
    const show = (stage: BulkStage): void => {
      if (mine === opening.current) setOpen({ choice, items, draft: `queue:${name}:bulk:${choice.action}`, stage });
    };
    show({ is: 'looking' });
    whenSettled(work.preview(choice.action, items), {
      onSuccess: (rows) => show({ is: 'asking', rows, failure: null }),
      onError: () => show({ is: 'unknown' }),
    });
  };
  const confirm = (reason: string | null): void => {
    if (work === undefined || open?.stage.is !== 'asking') return;
    const { choice, items, draft } = open;
    const { rows } = open.stage;
    const isAllowed = (item: Item) =>
      rows.some(({ id, outcome }) => outcome === 'allowed' && String(id) === keyOf(item));
    const order = { action: choice.action, items: items.filter(isAllowed), reason, opening: opening.current };
    setOpen({ ...open, stage: { is: 'doing', rows, failure: null } });
    whenSettled(work.run(order), {
      onSuccess: (results) => {
        dropDraft(draft);
        const refused = rows.filter(({ outcome }) => outcome !== 'allowed');
        setOpen({ ...open, stage: { is: 'told', rows: [...results, ...refused] } });
      },
      onError: (error) => {
        const failure = sentenceOf(error) ?? 'It could not be found out whether that was done. Please try again.';
        setOpen({ ...open, stage: { is: 'asking', rows, failure } });
      },
    });
  };
  const close = (): void => {
    opening.current += 1;
    setOpen(null);
  };
  return { open, look, confirm, close };
}
