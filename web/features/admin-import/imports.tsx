import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Import } from '../../../interfaces/contract/import/import.js';
import { dayName } from '../../lib/day.js';
import { importOf, importPath, outcomeOf } from '../../lib/path/import-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Section } from '../../ui/section.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ImportForm } from './import-form.js';
import { ImportReport } from './import-report.js';
import { stateWords } from './import-words.js';
import { FAILED, useImportPages } from './imports.queries.js';

const EXPORTS = [
  { format: 'csv', label: 'Export as CSV' },
  { format: 'jsonl', label: 'Export as JSON Lines' },
  { format: 'geojson', label: 'Export as GeoJSON' },
] as const;

/** A file to import, what became of the one that is looked at, the files before, and the directory as a file. */
export function Imports() {
  const [params] = useSearchParams();
  const id = importOf(params);
  return (
    <div className="flex flex-col gap-12">
      <ImportForm />
      {id !== null && <ImportReport key={id} id={id} outcome={outcomeOf(params)} cursor={cursorOf(params)} />}
      <Section id="files" title="Files So Far">
        <Files current={id} />
      </Section>
      <Section
        id="export"
        title="Export"
        intro="All public listings as a file that can be imported again. Photos and menus stay here."
      >
        <div className="flex flex-wrap gap-3">
          {EXPORTS.map(({ format, label }) => (
            <ButtonAnchor
              key={format}
              href={`/api/admin/export?format=${format}`}
              download={`businesses.${format}`}
              variant="secondary"
              icon={<Download aria-hidden="true" />}
            >
              {label}
            </ButtonAnchor>
          ))}
        </div>
      </Section>
    </div>
  );
}

function Files({ current }: { readonly current: number | null }) {
  const list = useImportPages();
  const { data, isError, isFetching } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void list.refetch()} />;
    return (
      <div aria-busy="true">
        <Skeleton className="h-40" />
      </div>
    );
  }
  const files = data.pages.flatMap(({ items }) => items);
  if (files.length === 0) return <p className="text-muted">No file was imported yet.</p>;
  return (
    <div className="flex flex-col items-center gap-6">
      <ul aria-label="Files" className="w-full divide-y divide-line rounded-md border border-line bg-card">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
            <FileName file={file} isCurrent={file.id === current} />
            <span className="text-sm text-muted">
              {stateWords(file)}, {dayName(file.createdAt)}, {file.startedBy}
            </span>
          </li>
        ))}
      </ul>
      <LoadMore list={list} failure={FAILED} pathOf={() => importPath()} />
    </div>
  );
}

function FileName({ file, isCurrent }: { readonly file: Import; readonly isCurrent: boolean }) {
  return (
    <Link
      to={importPath(file.id)}
      aria-current={isCurrent ? 'true' : undefined}
      className="text-link min-w-0 font-semibold wrap-anywhere"
    >
      {file.fileName}
      {file.isDryRun && ' (dry run)'}
    </Link>
  );
}
