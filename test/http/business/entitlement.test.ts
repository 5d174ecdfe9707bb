import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CARD_PHOTOS,
  LISTING_TIER,
  LISTING_TIERS,
  publicContent,
  type ListingTier,
  type TieredContent,
} from '../../../domain/business/listing-tier.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { filesOfZip } from '../../support/zip.js';

/**
 * The free and the Premium business have the same content, which exceeds even the Premium limits. Only their tier
 * differs.
 */
const ID: Readonly<Record<ListingTier, number>> = { free: 2, premium: 1 };

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

const STORED = {
  description: words(600),
  images: Array.from({ length: 40 }, (_, i) => `/uploads/demo/${i}.webp`),
  youtubeVideoId: 'dQw4w9WgXcQ',
  facebookUrl: 'https://www.facebook.com/example',
  instagramUrl: 'https://www.instagram.com/example',
  tiktokUrl: 'https://www.tiktok.com/@example',
  arrivalNotes: 'Gate at the back',
  highlightedPerks: ['Water bowls'],
} as const satisfies Omit<TieredContent, 'tier'>;

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_entitlement');
  await seedDirectory(urls.ownerUrl);
  await runSql(urls.ownerUrl, async (client) => {
    await client.query(
      `update business_entries set favorable_count = 12, rating_sum = 5 * review_count where id in (1, 2)`,
    );
    await client.query(
      `update businesses set description = $1, images = $2, image_alts = $2, youtube_video_id = $3, facebook_url = $4,
         instagram_url = $5, tiktok_url = $6, arrival_notes = $7, highlighted_perks = $8,
         phone = '512 555 0100', tier = case id when ${ID.premium} then 'premium' else 'free' end where id in (1, 2)`,
      Object.values(STORED),
    );
  });
  app = await startTestApp(urls);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
});

afterAll(() => app?.close());

type Shown = Readonly<Record<string, unknown>> & { readonly id: number; readonly imageAlts: readonly string[] };

async function answerOf(path: string, cookie?: string, payload?: object) {
  const answer = await app.fastify.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: path,
    headers: cookie === undefined ? {} : { cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer;
}

async function inList(tier: ListingTier, path: string, cookie?: string, payload?: object): Promise<Shown> {
  const found = (await answerOf(path, cookie, payload)).json<Shown[]>().find(({ id }) => id === ID[tier]);
  if (found === undefined) throw new Error(`${path} does not show business ${ID[tier]}.`);
  return found;
}

/** Every call that returns business cards. Each of them returns both businesses. */
const LISTS: readonly { readonly path: string; readonly payload?: object }[] = [
  { path: '/api/businesses?limit=100' },
  { path: '/api/businesses?limit=100&query=patio' },
  { path: '/api/businesses?limit=100&location=Austin&sort=distance' },
  { path: '/api/businesses/favorites?limit=100' },
  { path: `/api/businesses/owner/${OLIVE}?limit=100` },
  { path: '/api/businesses/batch', payload: { ids: [1, 2] } },
  { path: '/api/businesses/similar', payload: { name: 'Another', phone: '512 555 0100' } },
  { path: '/api/recommendations', payload: { limit: 12 } },
];

describe.each(LISTING_TIERS)('the public content of a %s business', (tier) => {
  const granted = publicContent({ ...STORED, tier });
  const cardPhotos = Math.min(CARD_PHOTOS, LISTING_TIER[tier].photos);

  it('the page of a business shows visitors and other members only the content of its tier', async () => {
    for (const cookie of [undefined, ada]) {
      const shown = (await answerOf(`/api/businesses/${ID[tier]}`, cookie)).json<Shown>();
      expect(shown).toMatchObject({ ...granted });
      expect(shown.imageAlts).toHaveLength(LISTING_TIER[tier].photos);
    }
  });

  it.each(LISTS)('$path returns the same public content of a business as its own page', async ({ path, payload }) => {
    const shown = await inList(tier, path, undefined, payload);
    expect(shown).toMatchObject({ tier, description: granted.description });
    expect(shown['images']).toEqual(granted.images.slice(0, cardPhotos));
    expect(shown.imageAlts).toHaveLength(cardPhotos);
  });

  it("only the owner's export contains a business, with everything stored", async () => {
    const exportOf = async (cookie: string) => {
      const files = await filesOfZip((await answerOf('/api/user/export', cookie)).rawPayload);
      return JSON.parse(String(files.get('json/businesses.json'))) as Shown[];
    };
    expect(await exportOf(ada)).toEqual([]);
    const own = (await exportOf(olive)).find(({ id }) => id === ID[tier]);
    expect(own).toMatchObject({ description: STORED.description, facebookUrl: STORED.facebookUrl });
    expect(own?.['images']).toHaveLength(STORED.images.length);
  });

  it('the owner of a business gets and edits everything stored, beyond the limits of the tier', async () => {
    const own = (await answerOf(`/api/businesses/${ID[tier]}`, olive)).json<Shown>();
    expect(own).toMatchObject({ ...STORED, tier });
  });
});

describe('the free and Premium tiers', () => {
  it('free and Premium businesses differ publicly in paid content, not in ratings or other signs of quality', async () => {
    const [free, premium] = await Promise.all(
      [ID.free, ID.premium].map(async (id) => (await answerOf(`/api/businesses/${id}`)).json<Shown>()),
    );
    const differing = Object.keys(free!).filter(
      (field) => JSON.stringify(free![field]) !== JSON.stringify(premium![field]),
    );
    const own = ['id', 'name', 'category', 'address', 'latitude', 'avgRating'];
    expect(differing.filter((field) => !own.includes(field)).toSorted()).toEqual(
      [
        ...['arrivalNotes', 'description', 'facebookUrl', 'highlightedPerks', 'imageAlts', 'images'],
        ...['instagramUrl', 'tier', 'tiktokUrl', 'youtubeVideoId'],
      ].toSorted(),
    );
  });
});
