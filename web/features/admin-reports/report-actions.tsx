import { Check, EyeOff, Gavel, Trash2 } from 'lucide-react';
import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import type { FormContext, QueueAction } from '../../ui/queue/queue-action.js';
import { DecisionForm } from './decision-form.js';
import { MOVE, type Move } from './moves.js';
import type { useReportDecision } from './reports.queries.js';

type Decide = ReturnType<typeof useReportDecision>;
type Action = QueueAction<AdminReport>;

/** Moves with their own button and shortcut. The others are chosen in the form. */
const DIRECT: readonly Move[] = ['keep', 'hide', 'remove'];

/** The actions on reported content. All open the same form, where the move can still be changed. */
export function reportActions(decide: Decide): readonly Action[] {
  const formFor = (move: Move | null) => (context: FormContext<AdminReport>) => (
    <DecisionForm context={context} move={move} run={({ id }, decision) => decide({ id, decision })} />
  );
  const words = { done: 'Report resolved', variant: 'secondary' } as const;
  const direct = (move: Move, shortcut: string, icon: Action['icon']): Action => ({
    ...words,
    ...{ name: move, label: MOVE[move].label, shortcut, icon },
    isOffered: ({ moves }) => moves.includes(move),
    form: formFor(move),
  });
  return [
    direct('keep', 'a', <Check aria-hidden="true" />),
    direct('hide', 'r', <EyeOff aria-hidden="true" />),
    direct('remove', 'x', <Trash2 aria-hidden="true" />),
    {
      ...words,
      ...{ name: 'other', label: 'Warn, Restrict, or Suspend', shortcut: 'w', icon: <Gavel aria-hidden="true" /> },
      isOffered: ({ moves }) => moves.some((move) => !DIRECT.includes(move)),
      form: formFor(null),
    },
  ];
}
