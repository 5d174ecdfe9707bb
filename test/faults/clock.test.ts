import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from '../../infrastructure/demo-data/load-demo-data.js';
import { Browser } from '../support/browser/browser.js';
import { rehearseFault } from '../support/faults/faulty-round.js';
import { startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';
import { signInAtForm } from '../support/identity/sign-in.js';
import { until } from '../support/until.js';

const HOUR_MS = 3_600_000;
const PRELOAD = join(import.meta.dirname, '../support/faults/shifted-clock.mjs');

let folder: string;
let site: FaultySite;
let member: Browser;

/** Sets the clock of the server's process wrong by this many milliseconds. */
const shiftBy = (ms: number) => writeFileSync(join(folder, 'clock'), String(ms));

/** Returns whether the server's clock is wrong by this many milliseconds. */
const isShiftedBy = (ms: number) => Number(readFileSync(join(folder, 'clock.read'), 'utf8')) === ms;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-clock-'));
  shiftBy(0);
  const env = { NODE_OPTIONS: `--import ${PRELOAD}`, FAULTS_CLOCK: join(folder, 'clock') };
  site = await startFaultySite({ env });
  await loadDemoData({ url: site.ownerUrl });
  member = new Browser();
  await signInAtForm(member, site.urls[0]!, 'ada@example.com');
}, 240_000);

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const memberStatus = async () => (await member.request(`${site.urls[0]!}/api/auth/user`)).status;

/** Signs in from the beginning, and returns whether that worked. */
async function canSignIn(email: string): Promise<boolean> {
  const browser = new Browser();
  await signInAtForm(browser, site.urls[0]!, email, '/browse');
  return (await browser.request(`${site.urls[0]!}/api/auth/user`)).status === 200;
}

describe.each([6, -6])('The clock of the server jumps by %i hours while it runs', (hours) => {
  it('loses and doubles nothing, keeps sessions, and delivers emails', async () => {
    const name = `Server's clock jumps by ${String(hours)} hours`;
    const seen: (number | boolean)[] = [];
    await rehearseFault(site, {
      name,
      begin: () => shiftBy(hours * HOUR_MS),
      isFelt: () => isShiftedBy(hours * HOUR_MS),
      async end() {
        seen.push(await memberStatus(), await canSignIn('ben@example.com'));
        shiftBy(0);
        await until('the right time', () => isShiftedBy(0));
        seen.push(await memberStatus(), await canSignIn('ben@example.com'));
      },
    });
    expect(new Set(seen)).toEqual(new Set([200, true]));
    await until('the delivery of all emails', async () => (await site.outboxCounts()).queued === 0);
    const deliveries = [...site.deliveries().values()];
    expect([deliveries.length, deliveries.filter((times) => times > 1)]).toEqual([
      (await site.outboxCounts()).sent,
      [],
    ]);
  });
});
