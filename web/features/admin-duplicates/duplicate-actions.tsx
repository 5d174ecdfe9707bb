import { Check, Undo2, X } from 'lucide-react';
import {
  DuplicateReason,
  type DuplicateCandidate,
  type Merge,
} from '../../../interfaces/contract/duplicate/duplicate.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm } from '../../ui/queue/form/reason-form.js';
import type { useDuplicateDecisions, useUndo } from './duplicates.queries.js';
import { MergeChoice, REASON_HINT } from './merge-choice.js';

const REASON = { hint: REASON_HINT, rule: DuplicateReason, isOptional: true, variant: 'primary' } as const;

/** The actions on a pair of possible duplicates. */
export function candidateActions({
  merge,
  dismiss,
}: ReturnType<typeof useDuplicateDecisions>): readonly QueueAction<DuplicateCandidate>[] {
  const isOffered = ({ dismissedAt }: DuplicateCandidate) => dismissedAt === null;
  return [
    {
      ...{ name: 'merge', label: 'Merge', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
      ...{ isOffered, done: 'Merged', showsServerMessage: true },
      form: (context) => <MergeChoice context={context} run={merge} />,
    },
    {
      ...{ name: 'dismiss', label: 'Dismiss', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
      ...{ isOffered, done: 'Pair dismissed', showsServerMessage: true },
      form: reasonForm({
        ...REASON,
        submit: 'Dismiss as Not a Duplicate',
        run: ({ id }, reason) => dismiss({ id, reason }),
      }),
    },
  ];
}

export function mergeActions(undo: ReturnType<typeof useUndo>): readonly QueueAction<Merge>[] {
  return [
    {
      ...{ name: 'undo', label: 'Undo', shortcut: 'u', icon: <Undo2 aria-hidden="true" />, variant: 'secondary' },
      ...{
        stays: true,
        showsServerMessage: true,
        done: 'Merge undone',
        failed: 'Failed to undo the merge. Please try again.',
      },
      isOffered: ({ moves }) => moves.includes('undo'),
      form: reasonForm({
        ...REASON,
        submit: 'Undo Merge',
        run: ({ id }, reason) => undo({ id, reason }),
      }),
    },
  ];
}
