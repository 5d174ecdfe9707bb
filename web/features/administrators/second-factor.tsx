import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useRemoveTotp, wrongField } from './administrators.queries.js';
import { BeginForm } from './begin-form.js';
import { CodeForm } from './code-form.js';
import { NewSecondFactor } from './new-second-factor.js';

const CODE_HINT = 'Six digits of your authenticator app, or a recovery code.';

/** One's own second factor: switched on, replaced and switched off. */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const [made, setMade] = useState<NewTotp | null>(null);
  const [wish, setWish] = useState<'make' | 'remove' | null>(null);
  const end = (): void => {
    setMade(null);
    setWish(null);
  };
  return (
    <Card as="section" aria-labelledby="second-factor" className="flex flex-col gap-4">
      <h2 id="second-factor" className="text-xl">
        Your second factor
      </h2>
      <p className="flex items-start gap-2">
        {isOn && <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />}
        {isOn
          ? 'On: beside your password you type a code of your authenticator app.'
          : 'Off: your password alone lets you in. With a second factor, who learns it still needs your phone.'}
      </p>
      {made !== null && <NewSecondFactor made={made} onEnd={end} />}
      {made === null && !isOn && wish === null && (
        <Button className="self-start" onClick={() => setWish('make')}>
          Set Up
        </Button>
      )}
      {made === null && isOn && wish === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setWish('make')}>
            Replace
          </Button>
          <Button variant="secondary" onClick={() => setWish('remove')}>
            Switch Off
          </Button>
        </div>
      )}
      {made === null && wish === 'make' && <BeginForm isOn={isOn} codeHint={CODE_HINT} onMade={setMade} />}
      {made === null && isOn && wish === 'remove' && <SwitchOff onEnd={end} />}
      {made === null && wish !== null && (
        <Button variant="ghost" className="self-start" onClick={end}>
          Cancel
        </Button>
      )}
    </Card>
  );
}

function SwitchOff({ onEnd }: { readonly onEnd: () => void }) {
  const { mutateAsync, isPending, error } = useRemoveTotp();
  const done = (): void => {
    onEnd();
    toast({ tone: 'success', title: 'Second factor switched off', description: 'Your other sessions have ended.' });
  };
  return (
    <CodeForm
      label="Code"
      hint={CODE_HINT}
      action="Switch Off"
      variant="danger"
      pending={isPending}
      error={error === null ? null : (wrongField(error, 'code') ?? error.message)}
      onSend={(code) => whenSettled(mutateAsync(code), { onSuccess: done })}
    />
  );
}
