import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { announceDecision } from '../../ui/decision/undo-decision.js';
import { useListAnyway } from './import-undo.queries.js';

interface ListAnywayProps {
  readonly importId: number;
  readonly number: number;
  readonly name: string | null;
}

/** Lists a row that was skipped as a likely duplicate. */
export function ListAnyway({ importId, number, name }: ListAnywayProps) {
  const { mutateAsync, isPending, isSuccess, error, reset } = useListAnyway(importId, number);
  const place = name ?? `row ${number}`;
  const list = (): void =>
    whenSettled(mutateAsync(), {
      onSuccess: (result) => announceDecision({ title: 'Listed', name: place, result, onUndone: reset }),
    });
  if (isSuccess) return <p role="status">Listed.</p>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        pendingText="Listing…"
        aria-label={`List it anyway: ${place}`}
        onClick={list}
      >
        List it anyway
      </Button>
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {error.message}
        </p>
      )}
    </div>
  );
}
