import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { rehearseFault } from '../support/faults/faulty-round.js';
import { startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';

let site: FaultySite;

beforeAll(async () => {
  site = await startFaultySite({ processes: 2 });
}, 240_000);

afterAll(() => site?.stop());

describe.each(['fast', 'immediate'] as const)('PostgreSQL restarts under load, with a shutdown that is %s', (mode) => {
  it('loses and doubles nothing, answers with a sentence, and recovers on its own', () =>
    rehearseFault(site, {
      name: `PostgreSQL restart (${mode})`,
      begin: () => site.server.stop(mode),
      end: () => site.server.start(),
    }));
});
