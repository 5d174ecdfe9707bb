import { expect } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { PublicWeb } from '../../../infrastructure/outgoing-http/public-web.js';
import type { Claim } from '../../../interfaces/contract/claim/claim.js';
import { emptyDirectory, startTestApp, type TestApp } from '../app.js';
import { signedInAs } from '../identity/signed-in.js';
import { continueIds } from '../member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../search/seeded.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../identity/administrator.js';

/** Contact data of the businesses that these tests claim. */
export const LISTED = {
  email: 'front-desk@patio.example.com',
  phone: '(512) 555-0142',
  website: 'http://patio.example.com/',
} as const;

/** The form of a claim by email. */
export const CLAIM_FORM = {
  claimantName: 'Ada Lovelace',
  claimantEmail: 'ada-claims@example.com',
  businessRole: 'owner',
  ownershipProof: 'My name is on the lease of this address.',
  verificationMethod: 'email_verification',
};

/** A recorded message. */
export interface Sent {
  readonly id: string;
  readonly kind: 'mail' | 'text' | 'postcard';
  readonly recipient: unknown;
  readonly payload: { subject?: string; paragraphs?: string[]; code?: string; text?: string; sealedCode?: string };
  readonly service: boolean;
}

/**
 * A server with a seeded directory in which businesses 16 to 30 have no owner, with two members and an administrator.
 */
export interface Claiming {
  readonly app: TestApp;
  readonly ada: string;
  readonly olive: string;
  readonly administrator: string;
  call(method: 'GET' | 'POST' | 'PUT', url: string, cookie: string | null, payload?: object): ReturnType<typeof callOf>;
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Adds a business that can be claimed and returns its ID. */
  place(given?: Readonly<Record<string, string | null>>): Promise<number>;
  /** Makes a claim and returns it. */
  claimed(businessId: number, form?: object, cookie?: string): Promise<Claim>;
  /** Returns the messages sent for a claim, oldest first. */
  sent(claimId: number): Promise<Sent[]>;
  /** Returns the newest code of a claim, as its recipient gets it. */
  code(claimId: number): Promise<string>;
  /** Adds another member and signs them in. */
  member(): Promise<{ userId: string; cookie: string }>;
}

let calls = 0;

function callOf(app: TestApp, method: 'GET' | 'POST' | 'PUT', url: string, cookie: string | null, payload?: object) {
  const headers = { ...(cookie === null ? {} : { cookie }), 'content-type': 'application/json' };
  // Rotates addresses, so that limits per address don't affect the claim tests.
  const remoteAddress = `192.0.2.${String((calls += 1) % 250)}`;
  return app.fastify.inject({
    ...{ method, url, headers, remoteAddress },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
}

/** Starts the server with a new database of this name. */
export async function startClaiming(
  name: string,
  env: Record<string, string> = {},
  publicWeb?: PublicWeb,
): Promise<Claiming> {
  const urls = await emptyDirectory(name);
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  const app = await startTestApp(urls, { ...WITH_ADMINISTRATOR, ...env }, undefined, publicWeb);
  const [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
  const administrator = await signedInAsAdministrator(app);
  const sql = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    runSql(urls.ownerUrl, async (client) => (await client.query(text, [...values])).rows as Row[]);
  const call: Claiming['call'] = (method, url, cookie, payload) => callOf(app, method, url, cookie, payload);
  const sent = (claimId: number) =>
    sql<Sent>(
      `select id, kind, recipient, payload, service from outbox where dedupe_key like $1 order by created_at, id`,
      [`claim:${String(claimId)}:%`],
    );
  return {
    ...{ app, ada, olive, administrator, sql, call, sent },
    place: (given = {}) => aPlace(sql, given),
    claimed: async (businessId, form = {}, cookie = ada) => {
      const answer = await call('POST', `/api/businesses/${String(businessId)}/claim`, cookie, {
        ...CLAIM_FORM,
        ...form,
      });
      expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
      return answer.json<Claim>();
    },
    code: async (claimId) => codeIn((await sent(claimId)).findLast(({ payload }) => hasCode(payload))?.payload ?? {}),
    member: async () => {
      const [row] = await sql<{ id: string }>(`insert into users (id) values (gen_random_uuid()) returning id`);
      const userId = row?.id ?? '';
      return { userId, cookie: await signedInAs(app, userId) };
    },
  };
}

async function aPlace(sql: Claiming['sql'], given: Readonly<Record<string, string | null>>): Promise<number> {
  const fields = { ...LISTED, address: '12 Elm Street', city: 'Austin', state: 'TX', zip_code: '78704', ...given };
  const names = Object.keys(fields);
  const [row] = await sql<{ id: number }>(
    `insert into businesses (name, category, approval_status, ${names.join(', ')})
     values ('The Quiet Paw', 'restaurants', 'approved', ${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(fields),
  );
  return row?.id ?? 0;
}

function hasCode({ code, text }: Sent['payload']): boolean {
  return code !== undefined || /\d{6}/.test(text ?? '');
}

function codeIn({ code, text }: Sent['payload']): string {
  return code ?? /\d{6}/.exec(text ?? '')?.[0] ?? '';
}

/** Matches a code, but not the same six digits inside a longer word. Random IDs and times can contain them. */
export const isolatedCode = (code: string): RegExp => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`);

/** Returns a different code. */
export const wrong = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
