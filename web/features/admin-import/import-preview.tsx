import type { ReactNode } from 'react';
import type { Import } from '../../../interfaces/contract/import/import.js';
import type { ImportTown } from '../../../interfaces/contract/import/import-map.js';
import { FigureTable } from '../../ui/show/figure-table.js';
import { useTowns } from './import-undo.queries.js';
import { isRunning } from './imports.queries.js';

interface PreviewProps {
  readonly file: Import;
  /** The map of the import. */
  readonly map: ReactNode;
}

/** What an import adds, or would add: on a map, and as a table per town. Nothing while it runs. */
export function ImportPreview({ file, map }: PreviewProps) {
  const { added, changed, joined, duplicate } = file.counts;
  const isEnded = !isRunning(file);
  const { data: towns } = useTowns(file.id, isEnded);
  if (!isEnded || added + changed + joined + duplicate === 0) return null;
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h3 id="preview" className="text-lg">
        {file.isDryRun ? 'What this import would add' : 'What this import added'}
      </h3>
      {map}
      {towns !== undefined && towns.length > 0 && <Towns towns={towns} />}
    </section>
  );
}

function Towns({ towns }: { readonly towns: readonly ImportTown[] }) {
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold">Rows per town</summary>
      <FigureTable
        caption="Rows per town, the towns with most rows first"
        hidesCaption
        head={['Town', 'New', 'Changed', 'Possible duplicates']}
        rows={towns.map(({ town, added, changed, duplicate }) => [town ?? 'Unknown town', added, changed, duplicate])}
        className="max-w-prose text-right"
      />
    </details>
  );
}
