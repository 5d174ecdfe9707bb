import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  IMPORT_OUTCOMES,
  type Import,
  type ImportLine,
  type ImportOutcome,
} from '../../../interfaces/contract/import/import.js';
import { importPath } from '../../lib/path/import-path.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { LinkTabs } from '../../ui/link-tabs.js';
import { LoadMore } from '../../ui/load-more.js';
import { Section } from '../../ui/section.js';
import { Skeleton } from '../../ui/skeleton.js';
import { OUTCOME_WORDS, stateWords } from './import-words.js';
import { FAILED, isUnderWay, useAnewWhenMoved, useImport, useLinePages } from './imports.queries.js';

interface ReportProps {
  readonly id: number;
  /** Null for all rows. */
  readonly outcome: ImportOutcome | null;
  readonly cursor: string | null;
}

/** How far a file is, and what became of its rows. */
export function ImportReport({ id, outcome, cursor }: ReportProps) {
  const { data: file, isError, isFetching, refetch } = useImport(id);
  useAnewWhenMoved(id, file?.state);
  if (file === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void refetch()} />;
    return (
      <div aria-busy="true">
        <Skeleton className="h-60" />
      </div>
    );
  }
  const kind = file.isDryRun ? 'Dry Run' : 'Import';
  return (
    <Section
      id="report"
      title={`${kind} of ${file.fileName}`}
      busy={isUnderWay(file)}
      more={
        <ButtonAnchor
          href={`/api/admin/imports/${id}/report`}
          download={`import-${id}.csv`}
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden="true" />}
        >
          Download Report
        </ButtonAnchor>
      }
    >
      <div className="flex flex-col gap-6">
        <Standing file={file} />
        <Lines file={file} outcome={outcome} cursor={cursor} />
      </div>
    </Section>
  );
}

function Standing({ file }: { readonly file: Import }) {
  return (
    <div className="flex max-w-prose flex-col gap-2">
      {isUnderWay(file) && (
        <progress aria-label="Read of the file" max={1} value={file.progress} className="h-3 w-full accent-leaf" />
      )}
      <p role="status" className="font-semibold">
        {stateWords(file)}
        {file.isDryRun && file.state === 'done' && '; nothing was changed'}
      </p>
      {file.failure !== null && (
        <p role="alert" className="text-danger">
          {file.failure}
        </p>
      )}
    </div>
  );
}

function Lines({ file, outcome, cursor }: Omit<ReportProps, 'id'> & { readonly file: Import }) {
  const list = useLinePages(file.id, outcome, cursor);
  const { data, isError, isFetching } = list;
  const lines = data?.pages.flatMap(({ items }) => items);
  const present = IMPORT_OUTCOMES.filter((each) => file.counts[each] > 0 || each === outcome);
  const tabs = [
    { path: importPath(file.id), label: `All (${file.rows.toLocaleString('en-US')})` },
    ...present.map((each) => {
      return {
        path: importPath(file.id, each),
        label: `${OUTCOME_WORDS[each]} (${file.counts[each].toLocaleString('en-US')})`,
      };
    }),
  ];
  return (
    <>
      <LinkTabs label="Rows" current={importPath(file.id, outcome)} tabs={tabs} />
      {lines === undefined && isError && !isFetching && <Failure title={FAILED} onRetry={() => void list.refetch()} />}
      {lines === undefined && !isError && <Skeleton className="h-40" />}
      {lines?.length === 0 && <p className="text-muted">No rows.</p>}
      {lines !== undefined && lines.length > 0 && (
        <ul aria-label="Rows of the file" className="flex flex-col divide-y divide-line">
          {lines.map((line) => (
            <li key={line.number} className="py-3">
              <Row line={line} isDryRun={file.isDryRun} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-center empty:hidden">
        <LoadMore list={list} failure={FAILED} pathOf={(next) => importPath(file.id, outcome, next)} />
      </div>
    </>
  );
}

function Row({ line, isDryRun }: { readonly line: ImportLine; readonly isDryRun: boolean }) {
  const { outcome, name, externalId, businessId, message } = line;
  const isWish = isDryRun && (outcome === 'added' || outcome === 'changed');
  const words = isWish ? `Would be ${outcome}` : OUTCOME_WORDS[outcome];
  return (
    <div className="flex flex-col gap-0.5 wrap-anywhere">
      <p>
        <span className="text-muted">Line {line.line}: </span>
        <span className={outcome === 'wrong' ? 'font-semibold text-danger' : 'font-semibold'}>{words}</span>
        {name !== null && <span>, {name}</span>}
        {externalId !== null && <span className="text-sm text-muted"> ({externalId})</span>}
      </p>
      {message !== null && <p className="text-sm">{message}</p>}
      {businessId !== null && (
        <p>
          <Link to={`/business/${businessId}`} className="text-link text-sm">
            Listing {businessId}
          </Link>
        </p>
      )}
    </div>
  );
}
