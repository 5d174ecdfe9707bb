import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { startCommand, type RunningCommand } from '../support/faults/kill/command.js';
import { importedFile, type ImportedFile } from '../support/faults/kill/import-file.js';
import {
  administratorCookie,
  expectComplete,
  expectedOf,
  isImported,
  storedImports,
  uploadImport,
} from '../support/faults/kill/import-findings.js';
import { addJob, untilDone, untilIdle } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { Random } from '../support/faults/kill/random.js';
import { KILL_ROUNDS } from '../support/faults/rounds.js';
import { startStatementProxy, type StatementProxy } from '../support/faults/kill/statement-proxy.js';
import type { TestDatabase } from '../support/postgres/postgres.js';
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

const stored = () => storedImports(urls.ownerUrl);

/** Everything up to the last reported line is acknowledged, because lines are printed after they are stored. */
function acknowledge(journal: Journal, file: ImportedFile, lastLine: number): void {
  for (const name of expectedOf(file, lastLine)) journal.acknowledge(name);
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
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
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
      await expectComplete(urls.ownerUrl, file);
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
    cookie = await administratorCookie(site.url);
  }

  const upload = (file: ImportedFile) => uploadImport(site.url, cookie, file);
  const isDone = (name: string) => isImported(urls.ownerUrl, name);

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
    for (const [round, share] of random.shares(KILL_ROUNDS).entries()) {
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
      await expectComplete(urls.ownerUrl, file);
      await until('no file is left', () => readdirSync(join(DATA_DIR(), 'imports')).length === 0);
      journal.endRound();
    }
    journal.report(`${String(statements)} statements`);
  });
});
