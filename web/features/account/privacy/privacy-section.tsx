import { useId } from 'react';
import type { Privacy } from '../../../../interfaces/contract/account/account.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Card } from '../../../ui/page/card.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { usePrivacyChange } from '../account.queries.js';

interface Choice {
  readonly name: keyof Privacy;
  readonly label: string;
  readonly hint: string;
}

const CHOICES: readonly Choice[] = [
  {
    name: 'paused',
    label: 'Pause my profile',
    hint: "Hides your profile, your Guide Dog, and your pets from everyone else, and shows your reviews as 'Anonymous' without your pet’s name or photos.",
  },
  {
    name: 'personalisation',
    label: 'Personal suggestions',
    hint: 'Remembers the places you viewed and your searches in this browser, and suggests similar places; turning it off clears both lists.',
  },
  {
    name: 'analytics',
    label: 'Count my visits',
    hint: 'Counts your visits and clicks in the totals that owners see, never with your name; when off, we record nothing about your visits.',
  },
];

/** The member's privacy settings. Each switch is saved at once. */
export function PrivacySection({ viewer }: { readonly viewer: Viewer }) {
  return (
    <section aria-labelledby="privacy-heading">
      <h1 id="privacy-heading" className="text-3xl sm:text-4xl">
        Privacy
      </h1>
      <p className="mt-2 hidden text-muted noscript:block">Changing these settings needs JavaScript.</p>
      <Card className="mt-5 flex flex-col gap-4">
        {CHOICES.map((choice) => (
          <Switch key={choice.name} choice={choice} value={viewer[choice.name]} />
        ))}
      </Card>
    </section>
  );
}

/** Shows the new value while it is being saved, and the stored value if saving fails. */
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
        {error && <span className="font-medium text-danger">{error.message} Your setting hasn’t changed.</span>}
      </p>
    </div>
  );
}
