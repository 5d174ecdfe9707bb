import { Check, Undo2, X } from 'lucide-react';
import type { DuplicateCandidate, Merge } from '../../../interfaces/contract/duplicate/duplicate.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { ReasonForm } from '../../ui/queue/reason-form.js';
import type { useDuplicateDecisions, useUndo } from './duplicates.queries.js';
import { MergeChoice } from './merge-choice.js';
import { WHY, wrongWith } from './reason.js';

/** What can be done about two places that may be the same. */
export function candidateActions({
  merge,
  dismiss,
}: ReturnType<typeof useDuplicateDecisions>): readonly QueueAction<DuplicateCandidate>[] {
  const isOffered = ({ dismissedAt }: DuplicateCandidate) => dismissedAt === null;
  const failed = 'Failed to save the decision. Please try again.';
  return [
    {
      ...{ name: 'merge', label: 'Merge', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
      ...{ isOffered, failed, done: 'Merged', saysWhy: true },
      ask: (asked) => <MergeChoice asked={asked} run={merge} />,
    },
    {
      ...{
        name: 'dismiss',
        label: 'Not the Same',
        shortcut: 'r',
        icon: <X aria-hidden="true" />,
        variant: 'secondary',
      },
      ...{ isOffered, failed, done: 'Not the Same', saysWhy: true },
      ask: (asked) => (
        <ReasonForm
          {...{ asked, ...WHY, wrong: wrongWith, isOptional: true }}
          submit="They Are Not the Same"
          variant="primary"
          run={({ id }, reason) => dismiss({ id, reason })}
        />
      ),
    },
  ];
}

export function mergeActions(undo: ReturnType<typeof useUndo>): readonly QueueAction<Merge>[] {
  return [
    {
      ...{ name: 'undo', label: 'Undo', shortcut: 'u', icon: <Undo2 aria-hidden="true" />, variant: 'secondary' },
      ...{ stays: true, saysWhy: true, done: 'Merge Undone', failed: 'Failed to undo the merge. Please try again.' },
      isOffered: ({ moves }) => moves.includes('undo'),
      ask: (asked) => (
        <ReasonForm
          {...{ asked, ...WHY, wrong: wrongWith, isOptional: true }}
          submit="Undo Merge"
          variant="primary"
          run={({ id }, reason) => undo({ id, reason })}
        />
      ),
    },
  ];
}
