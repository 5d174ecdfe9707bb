import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { startDatabaseProxy, type DatabaseProxy } from '../support/faults/database-proxy.js';
import { MAX_RECOVERY_MS, startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';
import { importedFile } from '../support/faults/kill/import-file.js';
import {
  administratorCookie,
  expectComplete,
  expectedOf,
  isImported,
  storedImports,
  uploadImport,
} from '../support/faults/kill/import-findings.js';
import { addJob } from '../support/faults/kill/jobs-now.js';
import { Journal } from '../support/faults/kill/journal.js';
import { FAULT_ROUNDS } from '../support/faults/rounds.js';
import { until } from '../support/until.js';

/** Longer than a statement may take, so that each process has noticed. */
const SILENCE_MS = 8_000;

let proxy: DatabaseProxy;
let site: FaultySite;
let cookie: string;

beforeAll(async () => {
  const through = async (url: string) => {
    proxy = await startDatabaseProxy(url);
    return proxy.through(url);
  };
  site = await startFaultySite({ processes: 2, through });
  cookie = await administratorCookie(site.urls[0]!);
}, 240_000);

afterAll(async () => {
  await site?.stop();
  await proxy?.stop();
});

const rows = async (text: string): Promise<unknown[]> =>
  (await runSql(site.ownerUrl, (client) => client.query(text))).rows;

/** Lets two minutes pass for imports, after which another process may go on with them. */
const age = () =>
  rows(`update imports set updated_at = now() - interval '3 minutes' where state in ('waiting', 'running')`);

const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;

describe('The database is cut off during an import', () => {
  it('imports each accepted file to its end, and lists each place once', async () => {
    const journal = new Journal('Partition during an import');
    for (let round = 0; round < FAULT_ROUNDS; round += 1) {
      const file = importedFile(round);
      const isStarted = async () => (await rows(`select from imports where file_name = '${file.name}.csv'`)).length > 0;
      const id = await uploadImport(site.urls[0]!, cookie, file);
      await until('the import is recorded', isStarted);
      // At another moment of the import each time.
      await pause(round * 50);
      if (round % 2 === 0) proxy.fallSilent();
      else proxy.loseAnswers();
      await pause(SILENCE_MS);
      proxy.heal();
      const isRecovered = async () => (await Promise.all(site.urls.map(isReady))).every(Boolean);
      await until('readiness', isRecovered, MAX_RECOVERY_MS);
      await age();
      await addJob(site.ownerUrl, 'resume-imports');
      await until('the import has ended', () => isImported(site.ownerUrl, file.name), 300_000);
      expect(id).not.toBeNull();
      for (const name of expectedOf(file)) journal.acknowledge(name);
      expect(journal.compare(await storedImports(site.ownerUrl))).toEqual({ lost: [], doubled: [] });
      await expectComplete(site.ownerUrl, file);
      journal.endRound();
    }
    journal.report();
    for (const { child } of site.processes) expect(child.exitCode).toBeNull();
  });
});
