import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/app.js';
import { CALLERS } from '../../support/attacks/attack.js';
import { Callers } from '../../support/attacks/callers.js';
import { Growth } from '../../support/attacks/growth.js';
import { attackAll } from '../../support/attacks/run.js';
import { WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { listeningApp } from '../../support/listening-app.js';
import type { TestApp } from '../../support/app.js';

/** `npm run test:attacks` sends 20,000 with a random seed, and also measures processor time. */
const SEED = 27;
const REQUESTS = 2_000;

let app: TestApp & { readonly url: string };
let callers: Callers;
let growth: Growth;

beforeAll(async () => {
  const urls = await emptyDirectory('http_attacks');
  app = await listeningApp(urls, WITH_ADMINISTRATOR);
  callers = await Callers.plantedIn(urls, app.url);
  growth = await Growth.of(urls.ownerUrl);
});

afterAll(async () => {
  await growth?.close();
  await callers?.close();
  await app?.close();
});

describe('hostile requests to every call of openapi.yaml', () => {
  it('never cause a server error, and refusals are short and store nothing', async () => {
    const faults: string[] = [];
    const target = { port: Number(new URL(app.url).port), growth };
    const figures = await attackAll({
      ...{ target, callers, seed: SEED, requests: REQUESTS },
      onFault: (fault) => void faults.push(fault),
    });
    expect(faults).toEqual([]);
    for (const caller of CALLERS) expect([caller, figures.accepted(caller) > 20]).toEqual([caller, true]);
  }, 300_000);
});
