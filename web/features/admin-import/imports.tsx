import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Import } from '../../../interfaces/contract/import/import.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { dayName } from '../../lib/words/day.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonAnchor } from '../../ui/button.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Section } from '../../ui/page/section.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { importOf, importPath, outcomeOf } from './import-path.js';
import { ImportForm } from './import-form.js';
import { ImportReport } from './import-report.js';
import { stateWords } from './import-words.js';
import { importPages, FAILED } from './imports.queries.js';

const EXPORTS = [
  { format: 'csv', label: 'Export as CSV' },
  { format: 'jsonl', label: 'Export as JSON Lines' },
  { format: 'geojson', label: 'Export as GeoJSON' },
] as const;

interface ImportsProps {
  /** The map of an import. */
  readonly mapOf: (id: number) => ReactNode;
}

/** The import page: the form, the selected import, earlier imports, and the export. */
export function Imports({ mapOf }: ImportsProps) {
  const [params] = useSearchParams();
  const id = importOf(params);
  return (
    <div className="flex flex-col gap-10 [&_h2]:text-xl">
      <ImportForm />
      {id !== null && (
        <ImportReport key={id} id={id} outcome={outcomeOf(params)} cursor={cursorOf(params)} mapOf={mapOf} />
      )}
      <Section id="files" title="Past imports">
        <Files current={id} />
      </Section>
      <Section
        id="export"
        title="Export"
        intro="Download all public listings as a file you can import again. Photos and menus aren’t included."
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
  return (
    <PagedList
      list={usePages(importPages())}
      failure={FAILED}
      placeholder={<Skeleton className="h-40" />}
      empty={<p className="text-muted">No imports yet.</p>}
      pathOf={() => importPath()}
    >
      {(files) => (
        <ul aria-label="Files" className="w-full divide-y divide-line rounded-md border border-line bg-card">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
              <FileName file={file} isCurrent={file.id === current} />
              <span className="text-sm text-muted">
                {stateWords(file)}
                {file.undo?.state === 'done' && ', undone'}, {dayName(file.createdAt)}, {file.startedBy}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
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
