import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { startCommand, type RunningCommand } from '../support/faults/kill/command.js';
import { importedFile, type ImportedFile } from '../support/faults/kill/import-file.js';
import { addJob, untilDone, untilIdle } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { Random } from '../support/faults/kill/random.js';
import { startStatementProxy, type StatementProxy } from '../support/faults/kill/statement-proxy.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
import { ROUNDS } from '../support/rounds.js';
import { startProcess, type Process } from '../support/running-process.js';
import { until } from '../support/until.js';

let urls: TestDatabase;
let proxy: StatementProxy;
let home: string;
const random = new Random();

beforeAll(async () => {
  urls = await emptyDirectory('kill_import');
  proxy = await startStatementProxy(urls.appUrl);
  home = mkdtempSync(join(tmpdir(), 'welcome-paws-kill-import-'));
});

afterAll(async () => {
  await proxy?.stop();
  rmSync(home, { recursive: true, force: true });
});

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await runSql(urls.ownerUrl, (client) => client.query<Row>(text, values))).rows;

const rowName = (file: string, id: string) => `${file} row ${id}`;
const lineName = (file: string, line: number) => `${file} line ${String(line)}`;

/** Names everything that imports left in the database: a name for each listing of a row, and for each reported line. */
async function stored(): Promise<string[]> {
  const listings = await rows<{ source: string; id: string }>(
    `select s.source, s.external_id as id from business_sources s
     join businesses b on split_part(b.name, ' ', 2) = s.external_id`,
  );
  const reported = await rows<{ file: string; line: number }>(
    `select replace(i.file_name, '.csv', '') as file, l.line from import_lines l join imports i on i.id = l.import_id
     where l.outcome = 'wrong' and i.id = (select min(f.id) from imports f where f.file_name = i.file_name and f.position > 0)`,
  );
  return [
    ...listings.map(({ source, id }) => rowName(source, id)),
    ...reported.map(({ file, line }) => lineName(file, line)),
  ];
}

/** Everything up to the last reported line is acknowledged, because lines are printed after they are stored. */
function acknowledge(journal: Journal, { name, validRows, wrongLines }: ImportedFile, lastLine: number): void {
  for (const [line, id] of validRows) if (line <= lastLine) journal.acknowledge(rowName(name, id));
  for (const line of wrongLines) if (line <= lastLine) journal.acknowledge(lineName(name, line));
}

/** All imports of a file together have added each of its places once. */
async function assertComplete({ name, validRows, wrongLines }: ImportedFile): Promise<void> {
  const imports = await rows<{ state: string; position: number; added: number; wrong: number }>(
    `select state, position, (counts ->> 'added')::integer as added, (counts ->> 'wrong')::integer as wrong
     from imports where file_name = $1 order by id`,
    [`${name}.csv`],
  );
  const size = validRows.size + wrongLines.length;
  expect(imports.map(({ state, position }) => [state, position])).toEqual(imports.map(() => ['done', size]));
  expect(imports.map(({ wrong }) => wrong)).toEqual(imports.map(() => wrongLines.length));
  expect(imports.reduce((sum, { added }) => sum + added, 0)).toBe(validRows.size);
}

describe('kill -9 of the command that imports a file', () => {
  const lastPrinted = ({ printed }: RunningCommand): number =>
    Math.max(0, ...printed().map((line) => Number(/^line (\d+): /.exec(line)?.[1] ?? 0)));

  function start({ name, content }: ImportedFile): RunningCommand {
    const path = join(home, `${name}.csv`);
    writeFileSync(path, content);
    return startCommand('import', [path], {
      ...{ DATABASE_URL: proxy.through(urls.appUrl), MIGRATION_DATABASE_URL: urls.ownerUrl, DATA_DIR: home },
    });
  }

  it('continues after the last reported line and lists each place once', async () => {
    const journal = new Journal('kill -9 during an import (command)');
    proxy.count();
    const undisturbed = importedFile(0);
    expect(await start(undisturbed).ended).toBe(0);
    const statements = proxy.counted;
    acknowledge(journal, undisturbed, Infinity);
    for (const [round, share] of random.shares(ROUNDS).entries()) {
      const file = importedFile(round + 1);
      const killed = start(file);
      const then = () => void killed.child.kill('SIGKILL');
      proxy.waitFor({ nth: 1 + Math.floor(share * statements), reachesDatabase: random.next() < 0.5, then });
      await killed.ended;
      proxy.count();
      acknowledge(journal, file, lastPrinted(killed));
      await untilIdle(urls.ownerUrl);
      expect(journal.compare(await stored())).toEqual({ lost: [], doubled: [] });
      const again = start(file);
      expect([await again.ended, again.said()]).toEqual([0, expect.stringContaining(' added')]);
      acknowledge(journal, file, Infinity);
      expect(journal.compare(await stored())).toEqual({ lost: [], doubled: [] });
      await assertComplete(file);
      journal.endRound();
    }
    journal.report(`${String(statements)} statements`);
  });
});

describe('kill -9 of the server while it imports an uploaded file', () => {
  let site: Process;
  let cookie: string;
  const DATA_DIR = () => join(home, 'server');

  async function start(): Promise<void> {
    site = await startProcess(proxy.through(urls.appUrl), { env: { DATA_DIR: DATA_DIR() } });
    const { headers } = await fetch(`${site.url}/api/admin/login`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ password: 'an administrator of two processes' }),
    });
    cookie = String(headers.get('set-cookie')).split(';', 1)[0] ?? '';
  }

  /** Uploads the file. Returns the import's ID; null without an answer. */
  async function upload({ name, content }: ImportedFile): Promise<number | null> {
    const body = new FormData();
    body.set('file', new File([content], `${name}.csv`));
    const init = { method: 'POST', body, headers: { cookie, origin: site.url } };
    const answer = await fetch(`${site.url}/api/admin/imports`, init).catch(() => null);
    if (answer === null) return null;
    const text = await answer.text().catch(() => null);
    if (text === null) return null;
    expect([answer.status, text]).toEqual([202, expect.stringContaining('"id"')]);
    return (JSON.parse(text) as { id: number }).id;
  }

  const isDone = async (name: string) =>
    (await rows(`select from imports where file_name = $1 and state in ('waiting', 'running')`, [`${name}.csv`]))
      .length === 0;

  /** Lets two minutes pass for imports, and a day for their files. */
  async function age(): Promise<void> {
    await rows(`update imports set updated_at = now() - interval '3 minutes' where state in ('waiting', 'running')`);
    const folder = join(DATA_DIR(), 'imports');
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  }

  afterAll(() => site?.kill());

  it('imports each file that it has accepted to its end, and keeps none of the others', async () => {
    const journal = new Journal('kill -9 during an import (server)');
    await start();
    proxy.count();
    const undisturbed = importedFile(1000);
    expect(await upload(undisturbed)).toBeGreaterThan(0);
    await until('the import has ended', () => isDone(undisturbed.name));
    const statements = proxy.counted;
    for (const [round, share] of random.shares(ROUNDS).entries()) {
      const file = importedFile(1001 + round);
      const then = () => void site.child.kill('SIGKILL');
      proxy.waitFor({ nth: 1 + Math.floor(share * statements), reachesDatabase: random.next() < 0.5, then });
      const id = await upload(file);
      const isKilled = () => site.child.signalCode !== null;
      await until(
        'the process is killed or done',
        async () => isKilled() || (id !== null && (await isDone(file.name))),
      );
      await site.kill();
      proxy.count();
      await untilIdle(urls.ownerUrl);
      if (id !== null) journal.acknowledge(`import ${String(id)}`);
      const imports = await rows<{ id: number }>('select id from imports where file_name = $1', [`${file.name}.csv`]);
      const ids = (await rows<{ id: number }>('select id from imports')).map((each) => `import ${String(each.id)}`);
      expect(journal.compare([...ids, ...(await stored())])).toEqual({ lost: [], doubled: [] });
      await age();
      const job = await addJob(urls.ownerUrl, 'resume-imports');
      await start();
      await untilDone(urls.ownerUrl, job);
      if (imports.length === 0) await upload(file);
      await until('the import has ended', () => isDone(file.name));
      acknowledge(journal, file, Infinity);
      const after = (await rows<{ id: number }>('select id from imports')).map((each) => `import ${String(each.id)}`);
      expect(journal.compare([...after, ...(await stored())])).toEqual({ lost: [], doubled: [] });
      await assertComplete(file);
      await until('no file is left', () => readdirSync(join(DATA_DIR(), 'imports')).length === 0);
      journal.endRound();
    }
    journal.report(`${String(statements)} statements`);
  });
});
