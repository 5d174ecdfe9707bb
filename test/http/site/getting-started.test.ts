import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { CurrentUser } from '../../../interfaces/contract/account/account.js';
import { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { Fit } from '../../../interfaces/contract/policy/fit.js';
import { PolicyForm } from '../../../interfaces/contract/policy/policy.js';
import { Review } from '../../../interfaces/contract/review/review.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { listeningApp } from '../../support/listening-app.js';
import { ADA, PUBLIC_BUSINESSES, seedDirectory } from '../../support/search/seeded.js';

interface Answer {
  readonly status: number;
  /** Response headers in lower case if the example shows them, else empty. */
  readonly headers: string;
  readonly body: string;
}

const run = promisify(execFile);
/** Makes curl quiet and prints the status after the body, so that the examples run as they are written. */
const CURL_SETTINGS = 'silent\nshow-error\nwrite-out = "\\n%{http_code}"\n';
const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-curl-'));

let app: TestApp & { readonly url: string };
let token: string;
let guide: string;
let examples: readonly string[];

beforeAll(async () => {
  writeFileSync(join(folder, '.curlrc'), CURL_SETTINGS);
  const urls = await emptyDirectory('http_getting_started');
  await seedDirectory(urls.ownerUrl);
  // The seeded reviews have explicit IDs.
  await runSql(urls.ownerUrl, (client) => client.query('alter sequence reviews_id_seq restart with 1000'));
  app = await listeningApp(urls, { SITE_NAME: 'Paws: "Here"' });
  const cookie = await signedInAs(app, ADA);
  const form = { name: 'Getting started', scopes: ['read', 'write'] };
  const createdToken = await app.fastify.inject({
    method: 'POST',
    url: '/api/user/tokens',
    headers: { cookie },
    payload: form,
  });
  ({ token } = createdToken.json<{ token: string }>());
  const document = parse(await (await fetch(`${app.url}/api/openapi.yaml`)).text()) as { info: Record<string, string> };
  guide = document.info['description'] ?? '';
  expect(document.info['title']).toBe('Paws: "Here"');
  examples = [...guide.matchAll(/```bash\n([^]*?)\n```/g)].map(([, example]) => String(example));
});

afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function answerTo(example: string): Promise<Answer> {
  const env = { ...process.env, CURL_HOME: folder, TOKEN: token };
  const { stdout } = await run('bash', ['-c', example], { env });
  const [, text = '', status = ''] = /^([^]*)\n(\d{3})$/.exec(stdout) ?? [];
  const [, headers = '', body = ''] = /^(HTTP\/[^]*?)\r\n\r\n([^]*)$/.exec(text) ?? ['', '', text];
  return { status: Number(status), headers: headers.toLowerCase(), body };
}

const json = ({ body }: Answer): unknown => JSON.parse(body);

/** The expected response to each example, in the order of the guide. */
const ANSWERS: readonly (readonly [example: string, check: (answer: Answer) => void])[] = [
  [
    '/api/businesses?location=',
    (answer) => {
      expect(answer.status).toBe(200);
      expect(BusinessCard.strict().array().length(2).safeParse(json(answer)).error).toBeUndefined();
    },
  ],
  [
    '/api/auth/user',
    (answer) => {
      expect(answer.status).toBe(200);
      expect(CurrentUser.strict().parse(json(answer)).id).toBe(ADA);
    },
  ],
  [
    '/api/businesses/1/favorite',
    (answer) => {
      expect([answer.status, answer.body]).toEqual([204, '']);
    },
  ],
  [
    '/api/businesses?limit=2',
    (answer) => {
      expect(answer.status).toBe(200);
      expect(answer.headers).toContain(`x-total-count: ${String(PUBLIC_BUSINESSES)}\r\n`);
      expect(answer.headers).toMatch(/\r\nlink: <[^>]+>; rel="next"\r\n/);
      expect(json(answer)).toHaveLength(2);
    },
  ],
  [
    '/api/businesses?limit=500',
    (answer) => {
      expect(answer.status).toBe(400);
      const problem = Problem.strict().parse(json(answer));
      expect([problem.code, problem.errors?.map(({ path }) => path)]).toEqual(['INVALID_INPUT', ['limit']]);
    },
  ],
  [
    '/api/businesses/1/fit?pets=dog:70,cat&at=',
    (answer) => {
      expect(answer.status).toBe(200);
      expect(Fit.strict().parse(json(answer))).toMatchObject({ answer: 'ask', reasons: [{ rule: 'policy' }] });
    },
  ],
  [
    '/api/businesses/1/reviews',
    (answer) => {
      expect(answer.status).toBe(201);
      expect(Review.strict().parse(json(answer)).title).toBe('Great patio');
    },
  ],
];

describe('the getting-started guide of the API', () => {
  it('has exactly the examples that this test runs, all with the address of this site', () => {
    expect(examples).toHaveLength(ANSWERS.length);
    for (const [index, [part]] of ANSWERS.entries()) expect(examples[index]).toContain(app.url + part);
    expect(guide).not.toContain('localhost:3000');
  });

  it.each(ANSWERS.map(([part, check], index) => ({ part, check, index })))(
    'gets the documented response from the example $part',
    async ({ check, index }) => {
      check(await answerTo(String(examples[index])));
    },
  );

  it('shows a policy that is valid', () => {
    const [, policy = ''] = /```json\n([^]*?)\n```/.exec(guide) ?? [];
    expect(PolicyForm.safeParse(JSON.parse(policy)).error).toBeUndefined();
  });

  it('saved the place that the example saves', async () => {
    const saved = await fetch(`${app.url}/api/user/favorites`, { headers: { authorization: `Bearer ${token}` } });
    expect(await saved.json()).toMatchObject([{ id: 1, isSaved: true }]);
  });

  it('gets the first response again when the example with an idempotency key is repeated', async () => {
    const example = String(examples.find((each) => each.includes('Idempotency-Key')));
    const { status, headers, body } = await answerTo(example.replace('curl ', 'curl -i '));
    expect([status, headers]).toEqual([201, expect.stringContaining('idempotency-replayed: true')]);
    expect(JSON.parse(body)).toMatchObject({ title: 'Great patio' });
  });
});
