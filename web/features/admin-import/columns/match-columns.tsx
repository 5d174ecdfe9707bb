import type { Ref } from 'react';
import { columnOf } from '../../../../interfaces/contract/import/columns.js';
import { dayName } from '../../../lib/words/day.js';
import { Button } from '../../../ui/button.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { ColumnTable } from './column-table.js';
import { ConstantFields } from './constant-fields.js';
import type { ColumnMatch, Matching } from './use-column-match.js';

interface MatchColumnsProps {
  readonly match: ColumnMatch;
  readonly error: string | undefined;
  /** The step, which gets the focus if something is missing. */
  readonly ref: Ref<HTMLDivElement>;
}

/** The step in which an administrator says what the columns of a file contain. Empty for a file with known columns. */
export function MatchColumns({ match, error, ref }: MatchColumnsProps) {
  const { progress } = match;
  return (
    <>
      <p role="status" className={progress.state === 'reading' ? 'text-muted' : 'sr-only'}>
        {statusOf(match)}
      </p>
      {progress.state === 'matching' && <Step {...{ match, error, ref }} matching={progress} />}
    </>
  );
}

function statusOf({ progress }: ColumnMatch): string {
  if (progress.state === 'reading') return 'Reading the columns of the file…';
  return progress.state === 'matching' ? 'Match the columns of your file below.' : '';
}

function Step({ match, matching, error, ref }: MatchColumnsProps & { readonly matching: Matching }) {
  const { sheet, columns } = matching;
  const matched = columns.filter(({ field }) => field !== null).length;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby="columns"
      aria-describedby={error === undefined ? undefined : 'columns-error'}
      tabIndex={-1}
      className="flex max-w-3xl flex-col gap-5 rounded-md border border-line bg-card p-4 sm:p-6"
    >
      <div className="flex flex-col gap-2">
        <h3 id="columns">Match your columns</h3>
        <p className="text-muted">
          Choose what each column contains. {matched} of {columns.length} will be imported.
        </p>
        <Origin match={match} matching={matching} />
        {!sheet.isUtf8 && <p className="text-danger">{NOT_UTF8}</p>}
      </div>
      <ColumnTable matching={matching} match={match.match} />
      <ConstantFields matching={matching} onChange={match.setConstant} />
      {columnOf(matching, 'externalId') === null && <p className="text-sm text-muted">{NO_ID}</p>}
      {error !== undefined && <FieldError id="columns-error">{error}</FieldError>}
    </div>
  );
}

const NOT_UTF8 =
  'Some characters of this file aren’t readable, and their rows would be refused. Save it as CSV UTF-8, then choose it again.';

const NO_ID =
  'No column is matched to ID, so we recognize each place in newer files by its name and address. If one of them changes, the row counts as a new place.';

/** Says where the matches come from. */
function Origin({ match, matching: { saved } }: { readonly match: ColumnMatch; readonly matching: Matching }) {
  if (saved === null) return <p className="text-muted">We guessed from the names. Please check each one.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <p>
        Filled in as for the last file with these columns ({saved.usedBy}, {dayName(saved.usedAt)}).
      </p>
      <Button
        variant="ghost"
        size="sm"
        pending={match.isForgetting}
        pendingText="Forgetting…"
        onClick={() => match.forget(saved.id)}
      >
        Forget This Mapping
      </Button>
    </div>
  );
}
