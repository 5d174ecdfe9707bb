import { useEffect, useId } from 'react';
import type { Privacy } from '../../../../interfaces/contract/account/account.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Card } from '../../../ui/card.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { messageOf } from '../account.queries.js';
import { usePrivacyChange } from './privacy.queries.js';

interface Choice {
  readonly name: keyof Privacy;
  readonly label: string;
  readonly hint: string;
}

const CHOICES: readonly Choice[] = [
  {
    name: 'paused',
    label: 'Pause my profile',
    hint: "While it is on, nobody else sees your profile, your Guide Dog or your pets, and your reviews stand as 'Anonymous' without your pet's name and photos.",
  },
  {
    name: 'personalisation',
    label: 'Personal suggestions',
    hint: 'While it is on, your browser remembers the places you looked at last, and we suggest places by them; switching it off clears that list and stops both.',
  },
  {
    name: 'analytics',
    label: 'Count my visits',
    hint: 'While it is on, owners see in numbers without names that their page was visited and its buttons used; switched off, nothing of your visits is kept.',
  },
];

/** What a member decides about the own data; each choice is saved at once. */
export function PrivacySection({ viewer }: { readonly viewer: Viewer }) {
  useArrival();
  return (
    <section id="privacy" aria-labelledby="privacy-heading" className="mt-10 scroll-mt-24">
      <h2 id="privacy-heading">Privacy</h2>
      <p className="mt-2 hidden text-muted noscript:block">The switches below need JavaScript.</p>
      <Card className="mt-5 flex flex-col gap-4">
        {CHOICES.map((choice) => (
          <Switch key={choice.name} choice={choice} value={viewer[choice.name]} />
        ))}
      </Card>
    </section>
  );
}

/** The page may have been on its way when the browser looked for the part that the address names. */
function useArrival(): void {
  useEffect(() => {
    if (window.location.hash === '#privacy') document.querySelector('#privacy')?.scrollIntoView?.();
  }, []);
}

/** Shows what was wanted while it is saved; where that fails, what holds. */
function Switch({ choice: { name, label, hint }, value }: { readonly choice: Choice; readonly value: boolean }) {
  const state = useId();
  const { mutateAsync, variables, isPending, isSuccess, error } = usePrivacyChange();
  const shown = isPending ? (variables[name] ?? value) : value;
  return (
    <div className="noscript:pointer-events-none">
      <Checkbox
        role="switch"
        label={<span className="font-semibold">{label}</span>}
        hint={hint}
        checked={shown}
        aria-describedby={state}
        onChange={({ target }) => {
          if (!isPending) whenSettled(mutateAsync({ [name]: target.checked }), {});
        }}
      />
      <p id={state} role="status" className="pl-8 text-sm empty:hidden">
        {isPending && 'Saving...'}
        {isSuccess && <span className="text-leaf">Saved</span>}
        {error && (
          <span className="font-medium text-danger">
            {messageOf(error, 'It could not be saved. Please try again.')} It is as it was before.
          </span>
        )}
      </p>
    </div>
  );
}
