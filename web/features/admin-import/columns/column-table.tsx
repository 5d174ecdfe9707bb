import type { MappedField } from '../../../../interfaces/contract/import/columns.js';
import { FieldSelect } from './field-select.js';
import type { ColumnMatch, Matching } from './use-column-match.js';

interface ColumnTableProps extends Pick<ColumnMatch, 'match'> {
  readonly matching: Matching;
}

/** Each column of the file, with sample values and its field. */
export function ColumnTable({ matching: { sheet, columns }, match }: ColumnTableProps) {
  const taken = new Set(columns.flatMap(({ field }): MappedField[] => (field === null ? [] : [field])));
  const samples = new Map(sheet.columns.map((column) => [column.name, column.samples]));
  return (
    <table className="block w-full table-fixed text-left sm:table">
      <thead className="sr-only text-sm text-muted sm:not-sr-only sm:table-header-group">
        <tr>
          <th scope="col" className="w-1/2 pr-4 pb-2 font-medium">
            Column in your file
          </th>
          <th scope="col" className="pb-2 font-medium">
            Import as
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {columns.map(({ column, field }) => (
          <tr key={column} className="block border-t border-line py-3 align-top sm:table-row">
            <th scope="row" className="block pb-2 font-semibold wrap-anywhere sm:table-cell sm:py-3 sm:pr-4">
              {column}
              <Samples values={samples.get(column) ?? []} />
            </th>
            <td className="block sm:table-cell sm:py-3">
              <FieldSelect
                label={`Import ${column} as`}
                value={field}
                taken={taken}
                onChange={(chosen) => match(column, chosen)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Samples({ values }: { readonly values: readonly string[] }) {
  if (values.length === 0)
    return <span className="block text-sm font-normal text-muted">No values in the first rows</span>;
  return values.map((value) => (
    <span key={value} className="block truncate text-sm font-normal text-muted">
      {value}
    </span>
  ));
}
