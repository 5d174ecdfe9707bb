import { Check, EyeOff, Gavel, Trash2 } from 'lucide-react';
import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import type { Asked, QueueAction } from '../../ui/queue/queue-action.js';
import { DecisionForm } from './decision-form.js';
import { MOVE, type Move } from './moves.js';
import type { useReportDecision } from './reports.queries.js';

type Decide = ReturnType<typeof useReportDecision>;
type Action = QueueAction<AdminReport>;

/** Those with a button and a key of their own; the others are chosen in the form. */
const DIRECT: readonly Move[] = ['keep', 'hide', 'remove'];

/** What administrators do with what is reported. Each begins the same form, so that one may still choose otherwise there. */
export function reportActions(decide: Decide): readonly Action[] {
  const form = (move: Move | null) => (asked: Asked<AdminReport>) => (
    <DecisionForm asked={asked} move={move} run={({ id }, decision) => decide(id, decision)} />
  );
  const words = {
    done: 'Report Decided',
    failed: 'Failed to save the decision. Please try again.',
    variant: 'secondary',
  } as const;
  const direct = (move: Move, shortcut: string, icon: Action['icon']): Action => ({
    ...words,
    ...{ name: move, label: MOVE[move].label, shortcut, icon },
    isOffered: ({ moves }) => moves.includes(move),
    ask: form(move),
  });
  return [
    direct('keep', 'a', <Check aria-hidden="true" />),
    direct('hide', 'r', <EyeOff aria-hidden="true" />),
    direct('remove', 'x', <Trash2 aria-hidden="true" />),
    {
      ...words,
      ...{ name: 'other', label: 'Warn, Restrict or Suspend', shortcut: 'w', icon: <Gavel aria-hidden="true" /> },
      isOffered: ({ moves }) => moves.some((move) => !DIRECT.includes(move)),
      ask: form(null),
    },
  ];
}
