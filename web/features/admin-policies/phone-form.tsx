import { useState } from 'react';
import { PhoneConfirmation, type PolicyEntry } from '../../../interfaces/contract/policy/confirmation.js';
import type { Fact } from '../../../interfaces/contract/policy/fact.js';
import { lastConfirmed, textBesideLabel, visitorsDisagree } from '../../../interfaces/contract/policy/owner-words.js';
import { usePage } from '../../lib/page/page-context.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { FieldError } from '../../ui/form/field-error.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { checkedBy, useActionForm } from '../../ui/queue/form/use-draft-form.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { usePlaceFacts } from './policies.queries.js';

interface PhoneFormProps {
  readonly context: FormContext<PolicyEntry>;
  readonly run: (place: PolicyEntry, confirmation: PhoneConfirmation) => Promise<unknown>;
}

/**
 * The facts to ask about on the phone. Those that are checked are confirmed. A disputed fact starts unchecked, because
 * confirming it ends the dispute.
 */
export function PhoneForm(props: PhoneFormProps) {
  const query = usePlaceFacts(props.context.item.id);
  return (
    <Loaded
      query={query}
      failure="We couldn’t load what the place says"
      placeholder={<Skeletons count={3} className="h-12" />}
    >
      {(facts) => <Facts {...props} facts={facts} />}
    </Loaded>
  );
}

function Facts({ context, run, facts }: PhoneFormProps & { readonly facts: readonly Fact[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(facts.filter(({ state }) => state === 'disputed').map(({ key }) => key)),
  );
  const { errors, field, submit } = useActionForm({
    context,
    start: ({ reason = '' }) => ({ reason }),
    check: ({ reason }) => {
      const chosen = facts.filter(({ key }) => !left.has(key)).map(({ key, value }) => ({ key, value }));
      return checkedBy(PhoneConfirmation.safeParse({ reason, facts: chosen }));
    },
    run,
  });
  const toggle = (key: string): void =>
    setLeft(left.has(key) ? new Set([...left].filter((each) => each !== key)) : new Set([...left, key]));
  return (
    <QueueForm onSubmit={submit} onCancel={context.cancel} takesFocus submit="Confirm Checked Facts" variant="primary">
      <fieldset className="flex flex-col">
        <legend className="font-semibold">Which of these did the place confirm?</legend>
        {facts.map((fact) => (
          <FactChoice key={fact.key} fact={fact} isChosen={!left.has(fact.key)} onToggle={() => toggle(fact.key)} />
        ))}
        {errors['facts'] !== undefined && <FieldError>{errors['facts']}</FieldError>}
      </fieldset>
      <NoteField
        label="Reason"
        hint={`The person you asked, and how. Recorded in the audit log. ${KEYS_HINT}`}
        required
        rows={2}
        {...field('reason')}
      />
    </QueueForm>
  );
}

interface FactChoiceProps {
  readonly fact: Fact;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function FactChoice({ fact, isChosen, onToggle }: FactChoiceProps) {
  const now = new Date(usePage().now);
  const disagreement = visitorsDisagree(fact);
  const hint = (
    <>
      {disagreement !== null && <strong className="text-marigold-strong">{disagreement} </strong>}
      {fact.state === 'disputed' && 'If you check it, the dispute ends. '}
      {lastConfirmed(fact, now)}
    </>
  );
  return (
    <Checkbox checked={isChosen} onChange={onToggle} label={`${fact.label}: ${textBesideLabel(fact)}`} hint={hint} />
  );
}
