import { stringify } from 'csv-stringify/sync';
import { CSV_FILE } from '../../application/shared/csv.js';
import type { DirectoryExport } from '../../application/import/ports.js';
import type { ExportFormat } from '../../domain/import/file-format.js';
import { IMPORTED_FIELDS, type ImportedContent } from '../../domain/import/merge.js';
import type { Database, Statement } from '../postgres/database.js';
import { CONTENT_JSON } from './content-sql.js';
import { joinTexts } from './csv/joined-texts.js';

interface ExportedRow {
  readonly id: number;
  readonly source: string;
  readonly externalId: string;
  readonly attribution: string | null;
  readonly content: ImportedContent;
}

const PAGE = 500;

/**
 * Plan: a walk along the primary key, one statement per page. A listing created on this site is exported under its id.
 * One of several sources is exported under the first of them. If an earlier export of this directory already uses that id, it gets the prefix 'typed-'.
 */
const ROWS: Statement = {
  name: 'directory-export',
  text: `select b.id, coalesce(s.source, $2) as source, coalesce(s.external_id, case
        when exists (select from business_sources t where t.source = $2 and t.external_id = b.id::text) then 'typed-' else '' end
        || b.id::text) as "externalId", b.attribution,
      ${CONTENT_JSON} as content
    from businesses b
    left join lateral (select * from business_sources t where t.business_id = b.id order by t.source limit 1) s on true
    where b.is_public and b.id > $1 order by b.id limit ${PAGE}`,
};

/** Columns of the CSV file and of the template. */
export const CSV_COLUMNS = ['externalId', ...IMPORTED_FIELDS, 'source', 'attribution'];

export class PostgresDirectoryExport implements DirectoryExport {
  constructor(
    private readonly database: Database,
    /** The directory's name as a source. */
    private readonly ownSource: string,
  ) {}

  async *text(format: ExportFormat): AsyncGenerator<string> {
    const { head, page, between, foot } = WRITERS[format];
    yield head;
    let isFirst = true;
    for await (const rows of this.#pages()) {
      yield (isFirst ? '' : between) + page(rows);
      isFirst = false;
    }
    yield foot;
  }

  async *#pages(): AsyncGenerator<readonly ExportedRow[]> {
    let after = 0;
    for (;;) {
      const rows = await this.database.part<ExportedRow>(ROWS, [after, this.ownSource]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.id;
    }
  }
}

interface Writer {
  readonly head: string;
  readonly page: (rows: readonly ExportedRow[]) => string;
  readonly between: string;
  readonly foot: string;
}

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  csv: {
    head: stringify([CSV_COLUMNS], { bom: true, record_delimiter: 'windows' }),
    page: (rows) => stringify(rows.map(csvCells), { ...CSV_FILE, header: false }),
    between: '',
    foot: '',
  },
  jsonl: {
    head: '',
    page: (rows) => rows.map((row) => `${JSON.stringify(fieldsOf(row))}\n`).join(''),
    between: '',
    foot: '',
  },
  geojson: {
    head: '{"type":"FeatureCollection","features":[\n',
    page: (rows) => rows.map((row) => JSON.stringify(featureOf(row))).join(',\n'),
    between: ',\n',
    foot: '\n]}\n',
  },
};

function csvCells({ content, externalId, source, attribution }: ExportedRow): unknown[] {
  const cells = IMPORTED_FIELDS.map((field) => {
    const value = content[field];
    if (Array.isArray(value)) return joinTexts(value as readonly string[]);
    return typeof value === 'object' ? jsonCell(value) : value;
  });
  return [externalId, ...cells, source, attribution];
}

/** A policy is one cell, which imports read as JSON. */
const jsonCell = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Returns the fields that have a value. */
function fieldsOf({ content, externalId, source, attribution }: ExportedRow): Record<string, unknown> {
  const fields = Object.entries({ externalId, ...content, source, attribution });
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

function featureOf(row: ExportedRow): object {
  const { latitude, longitude, ...properties } = fieldsOf(row);
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const geometry = hasPlace ? { type: 'Point', coordinates: [longitude, latitude] } : null;
  return { type: 'Feature', geometry, properties };
}
