import { useState, type SyntheticEvent } from 'react';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD, CODE_DIGITS, MAX_CODES_A_DAY } from '../../../interfaces/contract/shared/words.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { ClaimExits } from './claim-exits.js';
import { attemptsSentence, codeSentence } from './claim-words.js';
import { useNewCode, useVerification } from './claim-steps.queries.js';

/** Takes the code, and can send another one. */
export function CodeStep({ claim }: { readonly claim: OwnClaim }) {
  const { code, setCode, error, isPending, send } = useCode(claim);
  const isComplete = code.length === CODE_DIGITS;
  const isPostcard = CLAIM_METHOD[claim.verificationMethod].code === 'postcard';
  return (
    <Card as="section" aria-labelledby="code" className="flex flex-col gap-5">
      <div>
        <h2 id="code" className="text-xl">
          Enter your code
        </h2>
        <p className="mt-1 max-w-prose">{codeSentence(claim)}</p>
      </div>
      <form noValidate aria-label="Verify your claim" onSubmit={send} className="flex flex-col items-start gap-4">
        <Field label="Verification code" hint={`${CODE_DIGITS} digits`} error={error ?? undefined}>
          {(field) => (
            <Input
              {...field}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="max-w-48 text-xl tracking-[0.3em] tabular-nums"
            />
          )}
        </Field>
        <p role="status" className="text-sm text-muted">
          {attemptsSentence(claim)}
        </p>
        <Button type="submit" disabled={!isComplete} pending={isPending} pendingText="Verifying...">
          Verify Code
        </Button>
      </form>
      <NewCode claim={claim} isPostcard={isPostcard} />
      <ClaimExits claim={claim} question={isPostcard ? 'Can’t wait for the postcard?' : 'Can’t read the code?'} />
    </Card>
  );
}

function useCode({ id, businessId }: OwnClaim) {
  const [code, setDigits] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync, isPending } = useVerification(id);
  // Pasted codes may contain spaces, a dash, or surrounding words.
  const setCode = (typed: string): void => {
    setDigits(typed.replace(/\D/g, ''));
    setError(null);
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (code.length !== CODE_DIGITS || isPending) return;
    whenSettled(mutateAsync(code), {
      onSuccess: () =>
        toast({ tone: 'success', title: 'Verification Successful', description: 'Your claim is now under review.' }),
      onError: (failure) => {
        const { status, sentence } = refusalOf(failure);
        if (status === 401) return void signInAgain(`/claim-business/${businessId}`);
        const description = sentence ?? 'Invalid verification code';
        setError(description);
        toast({ tone: 'danger', title: 'Verification Failed', description });
      },
    });
  };
  return { code, setCode, error, isPending, send };
}

function NewCode({ claim, isPostcard }: { readonly claim: OwnClaim; readonly isPostcard: boolean }) {
  const { mutateAsync, isPending } = useNewCode(claim.id);
  const ask = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () =>
        toast({ tone: 'success', title: 'A new code is on its way', description: 'Your old code no longer works.' }),
      onError: (failure) => {
        const { status, sentence } = refusalOf(failure);
        if (status === 401) return void signInAgain(`/claim-business/${claim.businessId}`);
        const description = sentence ?? 'Failed to send a new code. Please try again.';
        toast({ tone: 'danger', title: 'Error', description });
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
      <Button variant="secondary" pending={isPending} pendingText="Sending..." onClick={ask}>
        Send a new code
      </Button>
      <p className="text-sm text-muted">
        {isPostcard ? 'Didn’t get the postcard?' : 'No code, or an expired one?'} You can get up to {MAX_CODES_A_DAY}{' '}
        codes a day.
      </p>
    </div>
  );
}
