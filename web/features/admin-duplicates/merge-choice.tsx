import { useEffect, useRef, useState } from 'react';
import type { ComparedBusiness, DuplicateCandidate } from '../../../interfaces/contract/duplicate/duplicate.js';
import { UNDO_DAYS } from '../../../interfaces/contract/shared/words.js';
import { Button } from '../../ui/button.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';
import { ReasonField } from '../../ui/queue/reason-field.js';
import { useReason } from '../../ui/queue/use-reason.js';
import { WHY, wrongWith } from './reason.js';
import type { MergeDecision } from './duplicates.queries.js';
import { columnsOf } from './shown-candidate.js';

interface MergeChoiceProps {
  readonly asked: Asked<DuplicateCandidate>;
  readonly run: (decision: MergeDecision) => Promise<unknown>;
}

/** Asks which of the two is kept, and why. The arrow keys choose, Enter merges, Escape leaves it. */
export function MergeChoice({ asked, run }: MergeChoiceProps) {
  const [left, right] = columnsOf(asked.item);
  const [keepId, setKeepId] = useState(() => likelyKept(left, right).id);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const mergedId = keepId === left.id ? right.id : left.id;
  const { decide, ...typed } = useReason({
    ...{ asked, wrong: wrongWith },
    run: (_both, reason) => run({ keepId, mergedId, reason }),
  });
  return (
    <QueueForm onSubmit={decide} onCancel={asked.cancel} className="max-w-prose">
      <RadioGroup
        legend="Which one is kept?"
        name={`keep-${String(asked.item.id)}`}
        ref={first}
        value={String(keepId)}
        onChange={(value) => setKeepId(Number(value))}
        options={[left, right].map((business) => ({
          value: String(business.id),
          label: `${business.name} (number ${String(business.id)})`,
          hint: whatIsKept(business),
        }))}
      />
      <p>
        The other one is shown no more, and its address leads to the one that is kept. Its reviews, photos, claims and
        figures go there, and so do the members who saved it. Of a member who reviewed both, the older review is kept
        and not shown. For {UNDO_DAYS} days this can be undone; an older review whose author has written a new one of
        the same place by then is deleted with its photos.
      </p>
      <ReasonField {...WHY} {...typed} isOptional hint={`${WHY.hint} Ctrl and Enter merge them, Escape leaves it.`} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Merge Them</Button>
        <Button variant="ghost" onClick={asked.cancel}>
          Cancel
        </Button>
      </div>
    </QueueForm>
  );
}

/** The one that is paid for, else owned, else reviewed more, else older. */
function likelyKept(left: ComparedBusiness, right: ComparedBusiness): ComparedBusiness {
  const weight = ({ tier, ownerId, reviewCount, id }: ComparedBusiness) => [
    tier === 'premium' ? 1 : 0,
    ownerId === null ? 0 : 1,
    reviewCount,
    -id,
  ];
  const [ours, theirs] = [weight(left), weight(right)];
  const decisive = ours.findIndex((each, index) => each !== theirs[index]);
  return (ours[decisive] ?? 0) >= (theirs[decisive] ?? 0) ? left : right;
}

function whatIsKept({ tier, ownerId, reviewCount }: ComparedBusiness): string {
  const reviews = reviewCount === 1 ? '1 review' : `${String(reviewCount)} reviews`;
  return [reviews, ownerId === null ? 'no owner' : 'has an owner', tier === 'premium' ? 'Premium' : 'free'].join(', ');
}
