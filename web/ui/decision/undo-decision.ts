import { UNDO_MS } from '../../../interfaces/contract/administration/decision.js';
import { decisionOf, type UndoableDecision } from '../../lib/decision/undoable-decision.js';
import { sentenceOf } from '../../lib/form/refusal.js';
import { toast } from '../overlay/toast-store.js';

/** An announced decision of this tab. */
interface Announced {
  readonly decision: UndoableDecision;
  readonly name: string;
  readonly onUndone: (() => void) | undefined;
  /** When the offer ends, in milliseconds of `performance.now`. */
  readonly until: number;
}

/** Announced decisions, oldest first. Those whose time is over are removed with the next one. */
let announced: readonly Announced[] = [];

/** What is announced about a decision. */
export interface DecisionNews {
  /** What happened, such as 'Business Approved'. */
  readonly title: string;
  /** The name of the item, such as a place. */
  readonly name: string;
  /** The call's result, which identifies the decision. */
  readonly result: unknown;
  /** Called after an undo, for example to show the item again. Everything that is shown is refetched anyway. */
  readonly onUndone?: (() => void) | undefined;
}

/**
 * Shows a toast about a decision. If the decision can be undone, the toast offers it for as long as the server allows.
 */
export function announceDecision({ title, name, result, onUndone }: DecisionNews): void {
  const decision = decisionOf(result);
  if (decision === null) return toast({ tone: 'success', title, description: name });
  const entry = { decision, name, onUndone, until: performance.now() + UNDO_MS };
  announced = [...announced.filter(isOpen), entry];
  toast({
    ...{ tone: 'success', title, description: name, durationMs: UNDO_MS },
    actions: [{ label: 'Undo', description: 'Press Z to undo.', onSelect: () => undo(entry) }],
  });
}

/** Undoes the last decision that was announced and can still be undone. Returns false if there is none. */
export function undoLatest(): boolean {
  const latest = announced.findLast(isOpen);
  if (latest === undefined) return false;
  undo(latest);
  return true;
}

const isOpen = ({ until }: Announced): boolean => performance.now() < until;

function undo(entry: Announced): void {
  announced = announced.filter((each) => each !== entry);
  const { decision, name, onUndone } = entry;
  decision.undo().then(
    () => {
      toast({ title: 'Decision undone', description: name });
      onUndone?.();
    },
    (error: unknown) =>
      toast({ tone: 'danger', title: 'Failed to undo', description: sentenceOf(error) ?? 'Please try again.' }),
  );
}
