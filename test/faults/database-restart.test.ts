import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  badAnswers,
  failedStaticPages,
  MAX_RECOVERY_MS,
  recovered,
  startFaultySite,
  type FaultySite,
} from '../support/faults/faulty-site.js';
import { Journal } from '../support/faults/journal.js';
import { reportFault } from '../support/faults/report.js';
import { ROUNDS } from '../support/rounds.js';
import { until } from '../support/until.js';

let site: FaultySite;

beforeAll(async () => {
  site = await startFaultySite({ processes: 2 });
}, 240_000);

afterAll(() => site?.stop());

describe.each(['fast', 'immediate'] as const)('PostgreSQL restarts under load, with a shutdown that is %s', (mode) => {
  it('loses and doubles nothing, answers with a sentence, and works again by itself', async () => {
    const journal = new Journal(site.urls);
    const [recoveries, failedPages]: [number[], string[]] = [[], []];
    let isOver = false;
    const writing = journal.write(() => isOver);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = journal.acknowledged.size;
      await until('more writes', () => journal.acknowledged.size > before + 5);
      await site.server.stop(mode);
      failedPages.push(...(await failedStaticPages(site.urls)));
      await site.server.start();
      recoveries.push(await recovered(site, journal, performance.now()));
    }
    isOver = true;
    await writing;
    const longestRecoveryMs = Math.max(...recoveries);
    const verdict = await journal.verdict(site.ownerUrl);
    const refused = journal.answers.filter(({ status }) => status === 503).length;
    const note = `${refused} answers with 503`;
    reportFault({ fault: `PostgreSQL restart (${mode})`, rounds: ROUNDS, ...verdict, longestRecoveryMs, note });
    expect(failedPages).toEqual([]);
    expect(badAnswers(journal)).toEqual([]);
    expect(verdict).toEqual({ acknowledged: journal.acknowledged.size, lost: 0, doubled: 0 });
    expect(refused).toBeGreaterThan(0);
    expect(longestRecoveryMs).toBeLessThan(MAX_RECOVERY_MS);
  });
});
