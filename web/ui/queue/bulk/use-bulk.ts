import { useRef, useState } from 'react';
import type { BulkResult } from '../../../../interfaces/contract/administration/bulk.js';
import { dropDraft } from '../../../lib/form/draft.js';
import { sentenceOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { announceDecision } from '../../decision/undo-decision.js';
import { countOf, type BulkChoice, type BulkWork } from './bulk-work.js';
import { keyOf, type Row } from '../row.js';

/** The stages: loading the preview, showing it, running, and showing the results. */
export type BulkStage =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'confirming' | 'running'; readonly rows: readonly BulkResult[]; readonly failure: string | null }
  | { readonly is: 'done'; readonly rows: readonly BulkResult[] };

/** An open dialog: its action, and the items selected when it opened. */
export interface OpenBulk {
  readonly choice: BulkChoice;
  readonly items: readonly Row[];
  /** Key under which the draft of the reason is kept. */
  readonly draft: string;
  readonly stage: BulkStage;
}

interface BulkOptions {
  readonly name: string;
  readonly work: BulkWork | undefined;
  /** Called after a decision was undone. */
  readonly onUndone: () => void;
}

/** Runs a bulk decision from the choice of action to the results. */
export function useBulk({ name, work, onUndone }: BulkOptions) {
  const [open, setOpen] = useState<OpenBulk | null>(null);
  const opening = useRef(0);
  const preview = (choice: BulkChoice, items: readonly Row[]): void => {
    if (work === undefined || items.length === 0) return;
    opening.current += 1;
    const mine = opening.current;
    const show = (stage: BulkStage): void => {
      if (mine === opening.current) setOpen({ choice, items, draft: `queue:${name}:bulk:${choice.action}`, stage });
    };
    show({ is: 'loading' });
    whenSettled(work.preview(choice.action, items), {
      onSuccess: (rows) => show({ is: 'confirming', rows, failure: null }),
      onError: () => show({ is: 'failed' }),
    });
  };
  const close = (): void => {
    opening.current += 1;
    setOpen(null);
  };
  const undone = (): void => {
    close();
    onUndone();
  };
  const confirm = (reason: string | null): void => {
    if (work === undefined || open?.stage.is !== 'confirming') return;
    const { choice, items, draft } = open;
    const { rows } = open.stage;
    const isAllowed = (item: Row) =>
      rows.some(({ id, outcome }) => outcome === 'allowed' && String(id) === keyOf(item));
    const order = { action: choice.action, items: items.filter(isAllowed), reason, opening: opening.current };
    setOpen({ ...open, stage: { is: 'running', rows, failure: null } });
    whenSettled(work.run(order), {
      onSuccess: (results) => {
        dropDraft(draft);
        const count = results.filter(({ outcome }) => outcome === 'done').length;
        const name = `${countOf(count, work)} ${choice.done}`;
        if (count > 0) announceDecision({ title: 'Decided together', name, result: results, onUndone: undone });
        const refused = rows.filter(({ outcome }) => outcome !== 'allowed');
        setOpen({ ...open, stage: { is: 'done', rows: [...results, ...refused] } });
      },
      onError: (error) => {
        const failure = sentenceOf(error) ?? 'We couldn’t tell whether that worked. Please try again.';
        setOpen({ ...open, stage: { is: 'confirming', rows, failure } });
      },
    });
  };
  return { open, preview, confirm, close };
}
