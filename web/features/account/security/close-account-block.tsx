import { useId, useState, type SubmitEvent } from 'react';
import { forgetMember } from '../../../lib/member/forget-member.js';
import { navigateFully } from '../../../lib/browser/full-navigation.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { RadioGroup } from '../../../ui/form/radio-group.js';
import { AccountBlock } from '../account-block.js';
import { useAccountClosing } from '../account.queries.js';
import { reportOrSignInAgain } from '../sign-in-again.js';

/** The member types this word, so that an account can't be closed by accident. */
const CONFIRMATION = 'DELETE';

const REVIEW_CHOICES = [
  {
    value: 'anonymise',
    label: 'Keep my reviews without my name',
    hint: 'They’ll keep helping others, and nothing in them will identify you.',
  },
  { value: 'remove', label: 'Remove my reviews', hint: 'We’ll recalculate the ratings of those places without them.' },
] as const;

type ReviewChoice = (typeof REVIEW_CHOICES)[number]['value'];

export function CloseAccountBlock() {
  const [open, setOpen] = useState(false);
  return (
    <AccountBlock
      id="delete-account"
      title="Delete my account"
      intro="Your account closes immediately and is erased after 14 days. Until then, you can sign in and restore it."
    >
      <div className="noscript:hidden">
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete my account">
        <ClosingForm />
      </Dialog>
    </AccountBlock>
  );
}

function ClosingForm() {
  const name = useId();
  const [reviews, setReviews] = useState<ReviewChoice>('anonymise');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isConfirmed = typed.trim() === CONFIRMATION;
  const { close, isClosing } = useClosing();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isConfirmed) close(reviews);
  };
  return (
    <form noValidate aria-label="Delete my account" className="flex flex-col gap-6" onSubmit={submit}>
      <WhatHappens />
      <RadioGroup
        legend="What should happen to your reviews?"
        name={name}
        options={REVIEW_CHOICES}
        value={reviews}
        onChange={(value) => setReviews(value as ReviewChoice)}
      />
      <Field
        label={`Type ${CONFIRMATION} to confirm`}
        required
        error={isChecked && !isConfirmed ? `Type ${CONFIRMATION} in capital letters` : undefined}
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

/** Closes the account and goes to the confirmation page; first goes to sign-in if the server requires a recent one. */
function useClosing() {
  const { mutateAsync, isPending, isSuccess } = useAccountClosing();
  const close = (reviews: ReviewChoice) =>
    whenSettled(mutateAsync({ reviews }), {
      onSuccess: ({ erasureAt }) => {
        forgetMember();
        navigateFully(`/account-closed?on=${erasureAt.slice(0, 10)}`);
      },
      onError: (problem) => reportOrSignInAgain(problem, 'delete-account'),
    });
  // Keeps the button pending until the browser has left the page.
  return { close, isClosing: isPending || isSuccess };
}

function WhatHappens() {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-danger">
      <li>You’ll be signed out everywhere, and your access tokens will stop working.</li>
      <li>Your profile, pets, reviews, and photos will be hidden, and your ratings will no longer count.</li>
      <li>Businesses you own will stay listed, and others can claim them.</li>
      <li>After 14 days, everything will be permanently erased.</li>
    </ul>
  );
}
