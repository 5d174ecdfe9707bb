import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { emptyDirectory } from '../support/app.js';
import { Browser } from '../support/browser/browser.js';
import { ask, summaryOf, unfit, type Answer } from '../support/faults/answers.js';
import { startDatabaseProxy, type DatabaseProxy } from '../support/faults/database-proxy.js';
import { whileChangesWait } from '../support/faults/held-changes.js';
import { signInAtForm } from '../support/identity/sign-in.js';
import { startProcess, type Process } from '../support/running-process.js';

let proxy: DatabaseProxy;
let site: Process;
let ownerUrl: string;
let cookie: string;
/** Where the product sends a browser that is to sign in. */
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

const report = (words: string): Promise<Answer> =>
  ask('change', `${site.url}/api/user-feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ feedbackType: 'listing_issue', recommendedBusinessName: 'Somewhere', description: words }),
  });

const get = (what: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(what, `${site.url}${path}`, { headers });

/** One of each kind of request, every one of them with the database. */
const oneOfEach = (n: number) => [
  report(`Report number ${String(n)}`),
  get('place', `/api/businesses/${String(1 + (n % 50))}`),
  get('list', '/api/businesses?query=park'),
  get('page', `/business/${String(1 + (n % 50))}`),
  get('member', '/api/auth/user', { cookie }),
  get('begin of a sign-in', '/api/login'),
  get('form of a sign-in', form),
  get('export', '/api/user/export', { cookie }),
];

const GOOD = [200, 201, 302, 303, 400];

/** Sends what `oneOfEach` does, every 100 ms for so long; answers all answers. */
async function during(ms: number): Promise<readonly Answer[]> {
  const answers: Promise<Answer>[] = [];
  const end = performance.now() + ms;
  for (let n = 0; performance.now() < end; n += 1) {
    answers.push(...oneOfEach(n));
    await pause(100);
  }
  return Promise.all(answers);
}

const wellAgain = async () => {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const answers = await Promise.all([...oneOfEach(0), get('readiness', '/readyz')]);
    if (answers.every(({ status }) => GOOD.includes(status))) return Math.round(performance.now() - began);
  }
  throw new Error(`Not well again: ${JSON.stringify(await Promise.all(oneOfEach(0)))}`);
};

/**
 * How many connections nobody gives back. The product's own jobs use some for a moment, also right after the fault, so the
 * fewest of five seconds are counted.
 */
async function connectionsKept(): Promise<number> {
  let fewest = Infinity;
  const end = performance.now() + 5_000;
  while (fewest > 0 && performance.now() < end) {
    const figures = await (await fetch(`${site.url}/metrics`)).text();
    fewest = Math.min(fewest, Number(/database_connections\{state="busy"\} (\d+)/.exec(figures)?.[1]));
  }
  return fewest;
}

/** Changes that are under way when the fault comes: so many at once are in the middle of a transaction. */
const changesUnderWay = () =>
  Promise.all(Array.from({ length: 40 }, (_, n) => report(`Under way, number ${String(n)}`)));

describe.each(['fallSilent', 'reset'] as const)('a database whose network does this for 10 s: %s', (fault) => {
  it('leaves no request without an answer, is told by readiness, and is well again at once', async () => {
    const held = { table: 'user_feedback', begin: changesUnderWay, atLeast: 15 };
    const underWay = await whileChangesWait(ownerUrl, held, async () => {
      if (fault === 'fallSilent') proxy.fallSilent();
      else proxy.reset(true);
    });
    const readiness = get('readiness', '/readyz');
    const answers = [...(await during(10_000)), ...underWay];
    proxy.heal();
    const seconds = await wellAgain();
    process.stdout.write(`${fault}: ${summaryOf(answers)}; well again after ${String(seconds)} ms\n`);
    expect((await readiness).status).toBe(503);
    expect(unfit(answers, GOOD)).toEqual([]);
    expect(site.child.exitCode).toBeNull();
    expect(seconds).toBeLessThan(5_000);
    expect(await connectionsKept()).toBe(0);
    const afterwards = await during(500);
    expect(unfit(afterwards, GOOD)).toEqual([]);
    expect(afterwards.filter(({ status }) => status === 503)).toEqual([]);
  });

  it('lets a member sign in afterwards', async () => {
    const { answer } = await signInAtForm(new Browser(), site.url, 'ben@example.com', '/browse');
    expect(answer.status).toBe(200);
  });
});
