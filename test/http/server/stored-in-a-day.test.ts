import { beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_UPLOAD_BYTES_A_DAY } from '../../../domain/upload/upload-kind.js';
import { documentationApp } from '../../../interfaces/cli/documentation-app.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';

const KB = 1024;
const MB = 1024 * KB;

/** Maximum storage that one member may use in 24 hours, in the database and the files. */
const MAX_STORED_BYTES = 50 * MB;

/** The largest body without photos. Photos count as uploads. */
const LARGEST_TEXT = 96 * KB;

/** Calls without their own limit, so at most 60 a minute like all changes, each with the reason why rows don't pile up. */
const BOUNDED: Readonly<Record<string, string>> = {
  '/api/business-claims/{id}/cancel': 'changes a claim; claims are limited',
  '/api/business-claims/{id}/resend': 'three codes a day per member and business',
  '/api/business-claims/{id}/verify': 'five guesses per claim',
  '/api/business-transfers/{id}/undo': 'changes an offer; offers are limited',
  '/api/business-transfers/{id}/withdraw': 'changes an offer; offers are limited',
  '/api/businesses/batch': 'reads',
  '/api/businesses/similar': 'reads',
  '/api/recommendations': 'reads',
  '/api/businesses/{id}/interactions': 'has an own limit by address; a short row',
  '/api/businesses/{id}/people/leave': 'ends a role; invitations are limited',
  '/api/businesses/{id}/relist': 'changes a business',
  '/api/businesses/{id}/submit': 'changes a business',
  '/api/guide-dogs': 'one profile per member',
  '/api/ownership-requests/{id}/accept': 'changes a request; requests are limited',
  '/api/ownership-requests/{id}/decline': 'changes a request; requests are limited',
  '/api/ownership-requests/{id}/escalate': 'changes a request; requests are limited',
  '/api/ownership-requests/{id}/withdraw': 'changes a request; requests are limited',
  '/api/reviews/{id}/response': 'one response per review, at 1,000 characters',
  '/api/user/age-confirmation': 'changes the account once',
  '/api/user/email/confirm': 'changes the account once',
  '/api/user/restore': 'changes the account',
  '/api/user/tokens': 'a maximum of tokens per member',
  '/api/user/webhooks/{webhookId}/secret': 'changes a webhook',
  '/api/webhooks/stripe': 'from Stripe only, by signature',
};

interface Post {
  readonly path: string;
  readonly description: string;
}

let posts: Post[];

beforeAll(async () => {
  const { nest } = await documentationApp();
  const { paths } = openApiDocument(nest);
  await nest.close();
  posts = Object.entries(paths).flatMap(([path, { post }]) =>
    post === undefined || path.startsWith('/api/admin/') ? [] : [{ path, description: post.description ?? '' }],
  );
});

/** Returns how often a day the call may be made; null if it has no limit of its own. */
function callsOfDay({ description }: Post): number | null {
  const limit = /Rate limit: (.*?) per member/.exec(description)?.[1];
  if (limit === undefined) return null;
  const each = [...limit.matchAll(/([\d,]+) per (hour|day)/g)];
  return Math.min(
    ...each.map(([, count = '', period]) => Number(count.replace(',', '')) * (period === 'day' ? 1 : 24)),
  );
}

/** JSON may escape a character with six bytes that takes at most three in UTF-8, so this is halved. */
function storedBytes({ description }: Post): number {
  const [, count = '16', unit = 'KB'] = /Body limit: (\d+) (KB|MB)/.exec(description) ?? [];
  return Math.min(Number(count) * (unit === 'MB' ? MB : KB), LARGEST_TEXT) / 2;
}

describe('the storage that one member can use in a day', () => {
  it('is at most 50 MB for any call, including its uploads', () => {
    const limited = posts.filter((post) => callsOfDay(post) !== null);
    expect(limited.length).toBeGreaterThan(25);
    for (const post of limited) {
      const bytes = (callsOfDay(post) ?? 0) * storedBytes(post);
      expect([post.path, bytes <= MAX_STORED_BYTES - MAX_UPLOAD_BYTES_A_DAY]).toEqual([post.path, true]);
    }
  });

  it('has a limit in this test for every POST', () => {
    const unlimited = posts.filter((post) => callsOfDay(post) === null).map(({ path }) => path);
    expect(unlimited.toSorted()).toEqual(Object.keys(BOUNDED).toSorted());
  });
});
