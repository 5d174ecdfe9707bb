import { Check, TriangleAlert } from 'lucide-react';
import type { Fact } from '../../../../interfaces/contract/policy/fact.js';
import {
  lastConfirmed,
  textBesideLabel,
  visitorsDisagree,
} from '../../../../interfaces/contract/policy/owner-words.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { usePage } from '../../../lib/page/page-context.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Skeletons } from '../../../ui/state/skeleton.js';
import { useFactConfirmation, useOwnFacts } from './own-facts.queries.js';

/** What a listing says, how old each fact is, and what visitors say against it. Confirms one fact or all. */
export function ConfirmFacts({ id }: { readonly id: number }) {
  const query = useOwnFacts(id);
  const { mutateAsync, isPending } = useFactConfirmation(id);
  const confirm = (facts: readonly Fact[]): void =>
    whenSettled(mutateAsync(facts.map(({ key, value }) => ({ key, value }))), {
      onSuccess: () => toast({ tone: 'success', title: 'Confirmed', description: 'Visitors see it on your listing.' }),
      onError: ({ message }) => toast({ tone: 'danger', title: 'Not confirmed', description: message }),
    });
  return (
    <Loaded
      query={query}
      failure="We couldn’t load what your listing says"
      placeholder={<Skeletons count={3} className="h-16" />}
    >
      {(facts) => (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {facts.map((fact) => (
              <FactRow key={fact.key} fact={fact} isPending={isPending} onConfirm={() => confirm([fact])} />
            ))}
          </ul>
          <div>
            <Button size="sm" disabled={isPending} icon={<Check aria-hidden="true" />} onClick={() => confirm(facts)}>
              Confirm That Everything Is Right
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
}

interface FactRowProps {
  readonly fact: Fact;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

function FactRow({ fact, isPending, onConfirm }: FactRowProps) {
  const now = new Date(usePage().now);
  const disagreement = visitorsDisagree(fact);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-semibold">{fact.label}</p>
        <p className="wrap-anywhere whitespace-pre-line">{textBesideLabel(fact)}</p>
        {disagreement !== null && (
          <p className="flex items-start gap-1.5 text-sm font-semibold text-marigold-strong">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {disagreement}
          </p>
        )}
        <p className="text-sm text-muted">{lastConfirmed(fact, now)}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={isPending}
        aria-label={`Still Right: ${fact.label}`}
        onClick={onConfirm}
      >
        Still Right
      </Button>
    </li>
  );
}
