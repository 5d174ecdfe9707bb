import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mappingWords } from '../../../interfaces/contract/import/columns.js';
import {
  IMPORT_OUTCOMES,
  type Import,
  type ImportLine,
  type ImportOutcome,
} from '../../../interfaces/contract/import/import.js';
import { ButtonAnchor } from '../../ui/button.js';
import { LinkTabs } from '../../ui/page/link-tabs.js';
import { Loaded } from '../../ui/state/loaded.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Section } from '../../ui/page/section.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { importPath } from './import-path.js';
import { ImportPreview } from './import-preview.js';
import { ImportUndo } from './import-undo.js';
import { OUTCOME_WORDS, stateWords } from './import-words.js';
import { linePages, FAILED, isRunning, useRefetchOnStateChange, useImport } from './imports.queries.js';
import { ListAnyway } from './list-anyway.js';
import { usePages } from '../../lib/browser/use-pages.js';

interface ReportProps {
  readonly id: number;
  /** Null for all rows. */
  readonly outcome: ImportOutcome | null;
  readonly cursor: string | null;
  /** The map of an import. */
  readonly mapOf: (id: number) => ReactNode;
}

/** The progress of an import and the outcome of its rows. */
export function ImportReport({ id, ...shown }: ReportProps) {
  const query = useImport(id);
  useRefetchOnStateChange(id, query.data);
  return (
    <Loaded query={query} failure={FAILED} placeholder={<Skeletons className="h-60" />}>
      {(file) => <Report file={file} {...shown} />}
    </Loaded>
  );
}

type FileProps = Omit<ReportProps, 'id'> & { readonly file: Import };

function Report({ file, outcome, cursor, mapOf }: FileProps) {
  const kind = file.isDryRun ? 'Dry run' : 'Import';
  return (
    <Section
      id="report"
      title={`${kind} of ${file.fileName}`}
      busy={isRunning(file)}
      more={
        <ButtonAnchor
          href={`/api/admin/imports/${file.id}/report`}
          download={`import-${file.id}.csv`}
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden="true" />}
        >
          Download Report
        </ButtonAnchor>
      }
    >
      <div className="flex flex-col gap-6">
        <Progress file={file} />
        <ImportUndo file={file} />
        <ImportPreview file={file} map={mapOf(file.id)} />
        <Lines file={file} outcome={outcome} cursor={cursor} />
      </div>
    </Section>
  );
}

function Progress({ file }: { readonly file: Import }) {
  return (
    <div className="flex max-w-prose flex-col gap-2">
      {isRunning(file) && (
        <progress aria-label="Import progress" max={1} value={file.progress} className="h-3 w-full accent-leaf" />
      )}
      <p role="status" className="font-semibold">
        {stateWords(file)}
        {file.isDryRun && file.state === 'done' && '; nothing was changed'}
      </p>
      <Skips skipped={file.skipped} />
      {file.mapping !== null && (
        <p className="text-sm wrap-anywhere text-muted">Columns: {mappingWords(file.mapping)}</p>
      )}
      {file.failure !== null && (
        <p role="alert" className="text-danger">
          {file.failure}
        </p>
      )}
    </div>
  );
}

/** The reasons why rows were left out on purpose, with their numbers. */
function Skips({ skipped }: Pick<Import, 'skipped'>) {
  const reasons = Object.entries(skipped).toSorted(([, one], [, other]) => other - one);
  if (reasons.length === 0) return null;
  return (
    <ul aria-label="Skipped rows" className="text-sm">
      {reasons.map(([reason, rows]) => (
        <li key={reason}>
          {reason}: {rows.toLocaleString('en-US')} skipped
        </li>
      ))}
    </ul>
  );
}

function Lines({ file, outcome, cursor }: Omit<FileProps, 'mapOf'>) {
  const list = usePages(linePages(file.id, outcome, cursor));
  const present = IMPORT_OUTCOMES.filter((each) => file.counts[each] > 0 || each === outcome);
  const tabs = [
    { path: importPath(file.id), label: `All (${(file.rows + file.counts.missing).toLocaleString('en-US')})` },
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
      <PagedList
        list={list}
        failure={FAILED}
        placeholder={<Skeletons className="h-40" />}
        empty={<p className="text-muted">No rows.</p>}
        pathOf={(next) => importPath(file.id, outcome, next)}
      >
        {(lines) => (
          <ul aria-label="Imported rows" className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <li key={line.number} className="py-3">
                <Row line={line} file={file} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Row({ line, file }: { readonly line: ImportLine; readonly file: Import }) {
  const { number, outcome, name, externalId, businessId, message, canList } = line;
  const isPreview = file.isDryRun && (outcome === 'added' || outcome === 'changed');
  const words = isPreview ? `Would be ${outcome}` : OUTCOME_WORDS[outcome];
  return (
    <div className="flex flex-col gap-0.5 wrap-anywhere">
      <p>
        {outcome !== 'missing' && <span className="text-muted">Line {line.line}: </span>}
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
      {canList && <ListAnyway importId={file.id} number={number} name={name} />}
    </div>
  );
}
