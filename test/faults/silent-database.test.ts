import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../support/app.js';
import { Browser } from '../support/browser/browser.js';
import { ask, summaryOf, unacceptable, type Answer } from '../support/faults/answers.js';
import { startDatabaseProxy, type DatabaseProxy } from '../support/faults/database-proxy.js';
import { reportFault } from '../support/faults/report.js';
import { FAULT_ROUNDS } from '../support/faults/rounds.js';
import { whileChangesWait } from '../support/faults/waiting-changes.js';
import { signInAtForm } from '../support/identity/sign-in.js';
import { startProcess, type Process } from '../support/running-process.js';

let proxy: DatabaseProxy;
let site: Process;
let ownerUrl: string;
let cookie: string;
/** The URL of the sign-in form. */
let form: string;

beforeAll(async () => {
  const urls = await emptyDirectory('faults_silent');
  ({ ownerUrl } = urls);
  await loadDemoData({ url: ownerUrl });
  proxy = await startDatabaseProxy(urls.appUrl);
  site = await startProcess(proxy.through(urls.appUrl));
  const browser = new Browser();
  await signInAtForm(browser, site.url, 'ada@example.com');
  cookie = browser.cookieFor(new URL(site.url));
  const { headers } = await new Browser().request(`${site.url}/api/login`);
  form = (headers.get('location') ?? '').replace(site.url, '');
}, 120_000);

afterAll(async () => {
  await site?.kill();
  await proxy?.stop();
});

/** Texts of the changes that were acknowledged. */
const acknowledged: string[] = [];
let changes = 0;

/** Sends a change with a text of its own. */
async function report(): Promise<Answer> {
  const description = `Report number ${String((changes += 1))}`;
  const answer = await ask('change', `${site.url}/api/user-feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ feedbackType: 'listing_issue', recommendedBusinessName: 'Somewhere', description }),
  });
  if (answer.status === 201) acknowledged.push(description);
  return answer;
}

/** Compares the acknowledged changes with the database. */
async function verdict() {
  const stored = await runSql(ownerUrl, async (client) => {
    const { rows } = await client.query<{ text: string }>('select description as text from user_feedback');
    return rows.map(({ text }) => text);
  });
  const lost = acknowledged.filter((text) => !stored.includes(text)).length;
  const doubled = stored.filter((text, at) => text.startsWith('Report') && stored.indexOf(text) !== at).length;
  return { acknowledged: acknowledged.length, lost, doubled };
}

const get = (kind: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(kind, `${site.url}${path}`, { headers });

/** Sends one request of each kind. All of them use the database. */
const oneOfEach = (n: number) => [
  report(),
  get('place', `/api/businesses/${String(1 + (n % 50))}`),
  get('list', '/api/businesses?query=park'),
  get('page', `/business/${String(1 + (n % 50))}`),
  get('member', '/api/auth/user', { cookie }),
  get('sign-in start', '/api/login'),
  get('sign-in form', form),
  get('export', '/api/user/export', { cookie }),
];

const GOOD = [200, 201, 302, 303, 400];

/** Sends the requests of `oneOfEach` every 100 ms for `ms` and returns all answers. */
async function during(ms: number): Promise<readonly Answer[]> {
  const answers: Promise<Answer>[] = [];
  const end = performance.now() + ms;
  for (let n = 0; performance.now() < end; n += 1) {
    answers.push(...oneOfEach(n));
    await pause(100);
  }
  return Promise.all(answers);
}

/** Waits until all kinds of requests succeed. Returns the milliseconds that took; throws after 30 seconds. */
const recovery = async () => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 30_000) {
    const answers = await Promise.all([...oneOfEach(0), get('readiness', '/readyz')]);
    if (answers.every(({ status }) => GOOD.includes(status))) return Math.round(performance.now() - startedAt);
  }
  throw new Error(`The app did not recover: ${JSON.stringify(await Promise.all(oneOfEach(0)))}`);
};

/**
 * Returns the number of connections that are never released. Background jobs briefly use some, even right after the
 * fault, so this takes the minimum over five seconds.
 */
async function leakedConnections(): Promise<number> {
  let fewest = Infinity;
  const end = performance.now() + 5_000;
  while (fewest > 0 && performance.now() < end) {
    const figures = await (await fetch(`${site.url}/metrics`)).text();
    fewest = Math.min(fewest, Number(/database_connections\{state="busy"\} (\d+)/.exec(figures)?.[1]));
  }
  return fewest;
}

/** Starts 40 changes, many of which are in the middle of a transaction when the fault starts. */
const startChanges = () => Promise.all(Array.from({ length: 40 }, () => report()));

type NetworkFault = 'fallSilent' | 'reset';

/** Rehearses a fault of ten seconds once. Returns the milliseconds until everything worked again. */
async function rehearse(fault: NetworkFault): Promise<number> {
  const held = { table: 'user_feedback', begin: startChanges, atLeast: 15 };
  const underWay = await whileChangesWait(ownerUrl, held, async () => {
    if (fault === 'fallSilent') proxy.fallSilent();
    else proxy.reset(true);
  });
  const readiness = get('readiness', '/readyz');
  const answers = [...(await during(10_000)), ...underWay];
  proxy.heal();
  const recoveryMs = await recovery();
  process.stdout.write(`${fault}: ${summaryOf(answers)}; recovered after ${String(recoveryMs)} ms\n`);
  expect((await readiness).status).toBe(503);
  expect(unacceptable(answers, GOOD)).toEqual([]);
  expect(site.child.exitCode).toBeNull();
  expect(await leakedConnections()).toBe(0);
  const afterward = await during(500);
  expect(unacceptable(afterward, GOOD)).toEqual([]);
  expect(afterward.filter(({ status }) => status === 503)).toEqual([]);
  return recoveryMs;
}

describe.each(['fallSilent', 'reset'] as const)('Network fault of the database for 10 seconds: %s', (fault) => {
  it('answers every request during a network fault, fails /readyz, and recovers within five seconds', async () => {
    const before = acknowledged.length;
    const recoveries: number[] = [];
    for (let round = 0; round < FAULT_ROUNDS; round += 1) recoveries.push(await rehearse(fault));
    const longestRecoveryMs = Math.max(...recoveries);
    const found = await verdict();
    const figures = { ...found, acknowledged: found.acknowledged - before, longestRecoveryMs };
    reportFault({ fault: `Network fault for 10 s: ${fault}`, rounds: FAULT_ROUNDS, ...figures });
    expect(longestRecoveryMs).toBeLessThan(5_000);
    expect([found.lost, found.doubled]).toEqual([0, 0]);
  });

  it('lets a member sign in after a network fault of the database', async () => {
    const { answer } = await signInAtForm(new Browser(), site.url, 'ben@example.com', '/browse');
    expect(answer.status).toBe(200);
  });
});
