import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useRemoveTotp } from './administrators.queries.js';
import { StartSecondFactorForm } from './start-second-factor-form.js';
import { CodeForm } from './code-form.js';
import { NewSecondFactor } from './new-second-factor.js';

const CODE_HINT = 'The six-digit code from your authenticator app, or a recovery code.';

/** Turns the administrator's own second factor on or off, or replaces it. */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const [newTotp, setNewTotp] = useState<NewTotp | null>(null);
  const [step, setStep] = useState<'start' | 'remove' | null>(null);
  const end = (): void => {
    setNewTotp(null);
    setStep(null);
  };
  return (
    <Card as="section" aria-labelledby="second-factor" className="flex flex-col gap-4">
      <h2 id="second-factor" className="text-xl">
        Your second factor
      </h2>
      <p className="flex items-start gap-2">
        {isOn && <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />}
        {isOn
          ? 'On. You sign in with your password and a code from your authenticator app.'
          : 'Off. Your password alone signs you in. With a second factor, anyone who learns it still needs your phone.'}
      </p>
      {newTotp !== null && <NewSecondFactor totp={newTotp} onEnd={end} />}
      {newTotp === null && !isOn && step === null && (
        <Button className="self-start" onClick={() => setStep('start')}>
          Set Up
        </Button>
      )}
      {newTotp === null && isOn && step === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setStep('start')}>
            Replace
          </Button>
          <Button variant="secondary" onClick={() => setStep('remove')}>
            Turn Off
          </Button>
        </div>
      )}
      {newTotp === null && step === 'start' && (
        <StartSecondFactorForm isOn={isOn} codeHint={CODE_HINT} onStarted={setNewTotp} />
      )}
      {newTotp === null && isOn && step === 'remove' && <TurnOff onEnd={end} />}
      {newTotp === null && step !== null && (
        <Button variant="ghost" className="self-start" onClick={end}>
          Cancel
        </Button>
      )}
    </Card>
  );
}

function TurnOff({ onEnd }: { readonly onEnd: () => void }) {
  const { mutateAsync, isPending, error } = useRemoveTotp();
  const done = (): void => {
    onEnd();
    toast({ tone: 'success', title: 'Second factor turned off', description: 'Your other sessions have ended.' });
  };
  return (
    <CodeForm
      label="Code"
      hint={CODE_HINT}
      action="Turn Off"
      variant="danger"
      pending={isPending}
      error={error}
      onSend={(code) => whenSettled(mutateAsync(code), { onSuccess: done })}
    />
  );
}
