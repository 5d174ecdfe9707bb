import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IMPORT_UNDO_DAYS, type Import } from '../../../interfaces/contract/import/import.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { dayName } from '../../lib/words/day.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { importPath } from './import-path.js';
import { stayedPages, useUndoImport } from './import-undo.queries.js';
import { isRunning } from './imports.queries.js';
import { undoWords } from './import-words.js';

type FileProps = { readonly file: Import };

/** Starts undoing an import, and shows the progress and what stayed. */
export function ImportUndo({ file }: FileProps) {
  const { undo, canUndo } = file;
  if (undo === null && !canUndo) return null;
  const isUndoing = undo !== null && isRunning(undo);
  return (
    <div className="flex flex-col items-start gap-3">
      {isUndoing && (
        <progress aria-label="Undo progress" max={1} value={undo?.progress ?? 0} className="h-3 w-full accent-leaf" />
      )}
      {undo !== null && (
        <p role="status" className="font-semibold">
          {undoWords(undo)}
          {undo.state === 'done' && undo.endedAt !== null && ` Undone by ${undo.startedBy}, ${dayName(undo.endedAt)}.`}
        </p>
      )}
      {undo?.failure != null && (
        <p role="alert" className="text-danger">
          {undo.failure}
        </p>
      )}
      {canUndo && <UndoButton file={file} />}
      {undo !== null && undo.counts.stayed > 0 && !isUndoing && <Stayed file={file} />}
    </div>
  );
}

function UndoButton({ file }: FileProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync, isPending, error } = useUndoImport(file.id);
  const undo = (): void => whenSettled(mutateAsync(), { onSettled: () => setAsked(false) });
  return (
    <>
      <Button variant="secondary" size="sm" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked(true)}>
        {file.undo === null ? 'Undo Import' : 'Continue Undoing'}
      </Button>
      {error !== null && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      <ConfirmDialog
        title="Undo this import?"
        description={file.fileName}
        no="Keep Import"
        yes="Undo Import"
        pendingText="Starting…"
        pending={isPending}
        onYes={undo}
        open={isAsked}
        onClose={() => setAsked(false)}
      >
        <p>
          Listings that it added are deleted permanently, changed fields get their earlier values back, joined sources
          are separated, and hidden listings are shown again.
        </p>
        <p className="mt-3">
          Listings that got an owner, a claim, a review, or an administrator’s change since then stay, and so does what
          a later import has, too. You can undo an import for {IMPORT_UNDO_DAYS} days.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Stayed({ file }: FileProps) {
  return (
    <section aria-labelledby="stayed" className="flex w-full flex-col gap-2">
      <h3 id="stayed" className="text-lg">
        What stayed
      </h3>
      <PagedList
        list={usePages(stayedPages(file.id))}
        failure="We couldn’t load what stayed"
        placeholder={<Skeleton className="h-24" />}
        empty={<p className="text-muted">Nothing stayed.</p>}
        pathOf={() => importPath(file.id)}
      >
        {(lines) => (
          <ul aria-labelledby="stayed" className="divide-y divide-line">
            {lines.map(({ businessId, name, message }) => (
              <li key={businessId} className="py-2 wrap-anywhere">
                <Link to={`/business/${businessId}`} className="text-link font-semibold">
                  {name}
                </Link>
                <p className="text-sm">{message}</p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
