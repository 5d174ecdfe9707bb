import type { ReactNode } from 'react';
import type { Import } from '../../../interfaces/contract/import/import.js';
import type { ImportTown } from '../../../interfaces/contract/import/import-map.js';
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

const COLUMNS = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['duplicate', 'Possible duplicates'],
] as const;

function Towns({ towns }: { readonly towns: readonly ImportTown[] }) {
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold">Rows per town</summary>
      <div className="overflow-x-auto">
        <table className="w-full max-w-prose text-sm">
          <caption className="sr-only">Rows per town, the towns with most rows first</caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-1.5 pr-4">
                Town
              </th>
              {COLUMNS.map(([key, label]) => (
                <th key={key} scope="col" className="py-1.5 pl-4 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {towns.map((each) => (
              <tr key={each.town ?? ''} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {each.town ?? 'Unknown town'}
                </th>
                {COLUMNS.map(([key]) => (
                  <td key={key} className="py-1.5 pl-4 text-right tabular-nums">
                    {each[key].toLocaleString('en-US')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
