import { useId, useState, type SubmitEvent } from 'react';
import { forgetMember } from '../../../lib/forget-member.js';
import { leaveFor } from '../../../lib/path/leave.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { RadioGroup } from '../../../ui/form/radio-group.js';
import { AccountBlock } from '../account-block.js';
import { useAccountClosing } from '../account.queries.js';
import { reportOrSignInAgain } from '../sign-in-again.js';

/** What one types so that nothing is deleted by a slip. */
const CONFIRMATION = 'DELETE';

const FATES = [
  {
    value: 'anonymise',
    label: 'Keep my reviews without my name',
    hint: 'They go on helping others; nothing leads to you.',
  },
  { value: 'remove', label: 'Remove my reviews', hint: 'Ratings of the places are worked out anew.' },
] as const;

type Fate = (typeof FATES)[number]['value'];

/** The end of an account. */
export function CloseAccountBlock() {
  const [open, setOpen] = useState(false);
  return (
    <AccountBlock
      id="delete-account"
      title="Delete my account"
      intro="Your account is closed at once and erased after 14 days. Until then you can sign in and take it back."
    >
      <div className="noscript:hidden">
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="Delete my account">
        <ClosingForm />
      </Dialog>
    </AccountBlock>
  );
}

function ClosingForm() {
  const name = useId();
  const [fate, setFate] = useState<Fate>('anonymise');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isConfirmed = typed.trim() === CONFIRMATION;
  const { close, isClosing } = useClosing();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(!isConfirmed);
    if (isConfirmed) close(fate);
  };
  return (
    <form noValidate aria-label="Delete my account" className="flex flex-col gap-6" onSubmit={submit}>
      <WhatHappens />
      <RadioGroup
        legend="What becomes of your reviews?"
        name={name}
        options={FATES}
        value={fate}
        onChange={(value) => setFate(value as Fate)}
      />
      <Field
        label={`Type ${CONFIRMATION} to confirm`}
        required
        error={isAsked && !isConfirmed ? `Please type ${CONFIRMATION}` : undefined}
      >
        {(control) => (
          <Input {...control} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      <div>
        <Button type="submit" variant="danger" pending={isClosing} pendingText="Deleting...">
          Delete my account
        </Button>
      </div>
    </form>
  );
}

/** Closes the account and leaves for the page that says so; asks for a fresh sign-in first where the server does. */
function useClosing() {
  const { mutateAsync, isPending, isSuccess } = useAccountClosing();
  const close = (reviews: Fate) =>
    whenSettled(mutateAsync({ reviews }), {
      onSuccess: ({ erasureAt }) => {
        forgetMember();
        leaveFor(`/account-closed?on=${erasureAt.slice(0, 10)}`);
      },
      onError: (problem) => reportOrSignInAgain(problem, 'delete-account'),
    });
  // Until the browser has left, the button stays as it is.
  return { close, isClosing: isPending || isSuccess };
}

function WhatHappens() {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-danger">
      <li>You are signed out everywhere, and your access tokens end.</li>
      <li>
        Your profile, your pets, your reviews and your photos are shown to nobody, and your ratings count no more.
      </li>
      <li>Businesses you own stay listed and can be claimed by others.</li>
      <li>After 14 days everything is erased. Nobody can bring it back then.</li>
    </ul>
  );
}
