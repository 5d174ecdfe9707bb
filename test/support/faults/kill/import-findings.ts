import { expect } from '@jest/globals';
import { runSql } from '../../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { ImportedFile } from './import-file.js';

const rowName = (file: string, id: string) => `${file} row ${id}`;
const lineName = (file: string, line: number) => `${file} line ${String(line)}`;

/** Names what an import of the file must leave in the database, up to a line: its places and its reported lines. */
export function expectedOf({ name, validRows, wrongLines }: ImportedFile, lastLine = Infinity): string[] {
  return [
    ...[...validRows].flatMap(([line, id]) => (line <= lastLine ? [rowName(name, id)] : [])),
    ...wrongLines.filter((line) => line <= lastLine).map((line) => lineName(name, line)),
  ];
}

async function rows<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await runSql(url, (client) => client.query<Row>(text, values))).rows;
}

/** Names everything that imports left in the database: a name for each listing of a row, and for each reported line. */
export async function storedImports(url: string): Promise<string[]> {
  const listings = await rows<{ source: string; id: string }>(
    url,
    `select s.source, s.external_id as id from business_sources s
     join businesses b on split_part(b.name, ' ', 2) = s.external_id`,
  );
  const reported = await rows<{ file: string; line: number }>(
    url,
    `select replace(i.file_name, '.csv', '') as file, l.line from import_lines l join imports i on i.id = l.import_id
     where l.outcome = 'wrong' and i.id = (select min(f.id) from imports f where f.file_name = i.file_name and f.position > 0)`,
  );
  return [
    ...listings.map(({ source, id }) => rowName(source, id)),
    ...reported.map(({ file, line }) => lineName(file, line)),
  ];
}

/** All imports of a file together have added each of its places once. */
export async function expectComplete(url: string, { name, validRows, wrongLines }: ImportedFile): Promise<void> {
  const imports = await rows<{ state: string; position: number; added: number; wrong: number }>(
    url,
    `select state, position, (counts ->> 'added')::integer as added, (counts ->> 'wrong')::integer as wrong
     from imports where file_name = $1 order by id`,
    [`${name}.csv`],
  );
  const size = validRows.size + wrongLines.length;
  expect(imports.map(({ state, position }) => [state, position])).toEqual(imports.map(() => ['done', size]));
  expect(imports.map(({ wrong }) => wrong)).toEqual(imports.map(() => wrongLines.length));
  expect(imports.reduce((sum, { added }) => sum + added, 0)).toBe(validRows.size);
}

/** Returns whether no import of the file is left to do. */
export async function isImported(url: string, name: string): Promise<boolean> {
  const open = `select from imports where file_name = $1 and state in ('waiting', 'running')`;
  return (await rows(url, open, [`${name}.csv`])).length === 0;
}

/** Signs in as the administrator of a started process. Returns the cookie. */
export async function administratorCookie(site: string): Promise<string> {
  const { headers } = await fetch(`${site}/api/admin/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ password: 'an administrator of two processes' }),
  });
  return String(headers.get('set-cookie')).split(';', 1)[0] ?? '';
}

/** Uploads the file for an import. Returns the import's ID; null without an answer. */
export async function uploadImport(
  site: string,
  cookie: string,
  { name, content }: ImportedFile,
): Promise<number | null> {
  const body = new FormData();
  body.set('file', new File([content], `${name}.csv`));
  const init = { method: 'POST', body, headers: { cookie, origin: site } };
  const answer = await fetch(`${site}/api/admin/imports`, init).catch(() => null);
  if (answer === null) return null;
  const text = await answer.text().catch(() => null);
  if (text === null) return null;
  expect([answer.status, text]).toEqual([202, expect.stringContaining('"id"')]);
  return (JSON.parse(text) as { id: number }).id;
}
