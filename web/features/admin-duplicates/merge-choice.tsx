import { useEffect, useRef, useState } from 'react';
import {
  DuplicateReason,
  type ComparedBusiness,
  type DuplicateCandidate,
} from '../../../interfaces/contract/duplicate/duplicate.js';
import { UNDO_DAYS } from '../../../interfaces/contract/shared/words.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { useReason } from '../../ui/queue/form/reason-form.js';
import type { MergeDecision } from './duplicates.queries.js';
import { columnsOf } from './candidate-entry.js';
import type { OwnerChoice } from '../../../interfaces/contract/duplicate/duplicate.js';
import { chosenFacts, FactsChoice, type ChosenFacts } from './facts-choice.js';

export const REASON_HINT = 'Optional. Recorded in the audit log for administrators only.';

interface MergeChoiceProps {
  readonly context: FormContext<DuplicateCandidate>;
  readonly run: (decision: MergeDecision) => Promise<unknown>;
}

/** Asks which of the two businesses to keep, and why. Arrow keys choose, Enter merges, Escape cancels. */
export function MergeChoice({ context, run }: MergeChoiceProps) {
  const [left, right] = columnsOf(context.item);
  const [keepId, setKeepId] = useState(() => likelyKept(left, right).id);
  const [facts, setFacts] = useState<ChosenFacts>({});
  const [owner, setOwner] = useState<OwnerChoice>('none');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [kept, merged] = keepId === left.id ? [left, right] : [right, left];
  const asksForOwner = kept.ownerId === null && merged.ownerId !== null;
  const { field, submit } = useReason({
    ...{ context, rule: DuplicateReason, isOptional: true },
    run: (_both, reason) =>
      run({ keepId, mergedId: merged.id, reason, ...chosenFacts(facts, keepId), ...(asksForOwner && { owner }) }),
  });
  return (
    <QueueForm onSubmit={submit} onCancel={context.cancel} submit="Merge Listings" className="max-w-prose">
      <RadioGroup
        legend="Which listing do you want to keep?"
        name={`keep-${String(context.item.id)}`}
        ref={first}
        value={String(keepId)}
        onChange={(value) => setKeepId(Number(value))}
        options={[left, right].map((business) => ({
          value: String(business.id),
          label: `${business.name} (ID ${String(business.id)})`,
          hint: summaryOf(business),
        }))}
      />
      {asksForOwner && <OwnerQuestion pair={context.item.id} owner={owner} onChange={setOwner} />}
      <FactsChoice businesses={[left, right]} chosen={facts} onChange={setFacts} />
      <p>
        The other listing is removed, and its address redirects to the one you keep. Its reviews, photos, claims,
        statistics, and saves move over. If a member reviewed both, the older review is hidden. You can undo the merge
        for {UNDO_DAYS} days. A hidden review and its photos are deleted if its author reviews the same place again
        before then.
      </p>
      <NoteField {...field} label="Reason" hint={`${REASON_HINT} ${KEYS_HINT}`} />
    </QueueForm>
  );
}

interface OwnerQuestionProps {
  /** ID of the pair. */
  readonly pair: number;
  readonly owner: OwnerChoice;
  readonly onChange: (owner: OwnerChoice) => void;
}

/** Asks who owns the kept listing, if only the other one has an owner. */
function OwnerQuestion({ pair, owner, onChange }: OwnerQuestionProps) {
  return (
    <RadioGroup
      legend="Who should own the listing you keep?"
      name={`owner-${String(pair)}`}
      value={owner}
      onChange={(value) => onChange(value === 'merged' ? 'merged' : 'none')}
      options={[
        { value: 'none', label: 'Nobody', hint: 'We’ll ask the owner of the other listing to claim it.' },
        {
          value: 'merged',
          label: 'The owner of the other listing',
          hint: 'Choose this only if you know that the place is theirs. They haven’t claimed it.',
        },
      ]}
    />
  );
}

/** Returns the business that is paid for; if that doesn't decide, the owned, the more reviewed, then the older one. */
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

function summaryOf({ tier, ownerId, reviewCount }: ComparedBusiness): string {
  const reviews = reviewCount === 1 ? '1 review' : `${String(reviewCount)} reviews`;
  return [reviews, ownerId === null ? 'no owner' : 'has an owner', tier === 'premium' ? 'Premium' : 'free'].join(', ');
}
