import type pg from 'pg';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

/** Member IDs in the seeded directory. NOBODY is no member's ID. */
export const OLIVE = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
export const ADA = '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5';
export const NOBODY = '0198c2f0-ffff-7b52-8d44-91c7e0a2b3f5';

/** Public businesses in Austin have the IDs from 1 to this number. Olive owns the first half. */
export const PUBLIC_BUSINESSES = 30;

/** Businesses visible only to their owner, by the reason. All are Olive's, highly rated, and in Austin. */
export const HIDDEN = { pending: 101, under_review: 102, rejected: 103, needs_revision: 104, inactive: 105 } as const;

/** Business 1 is Premium and 2 is free. Both store 5 photos, 250 words, video, social links, and notes. */
export const RICH = { premium: 1, free: 2 } as const;

/** Words that occur only in hidden content. */
export const SECRETS = [
  'hidden-word',
  'rejection-reason-secret',
  'admin-notes-secret',
  'verification-notes-secret',
  'member-mail-secret',
  'member-phone-secret',
  'surname-secret',
  'zip-secret',
] as const;

/** Number of published reviews of business 3, with IDs from 1 in order of creation. Review 1 has a response. */
export const REVIEWS = 25;
/** A taken-down review, and one of a pending business. */
export const HIDDEN_REVIEWS = { unpublished: 901, ofPendingBusiness: 902 } as const;

/** Fills an empty, migrated database with a small directory that has a case for every visibility rule. */
export async function seedDirectory(ownerUrl: string): Promise<void> {
  await runSql(ownerUrl, async (client) => {
    await members(client);
    await publicBusinesses(client);
    await hiddenBusinesses(client);
    await reviews(client);
    await guideDogs(client);
    await client.query('analyze');
  });
}

async function members(client: pg.Client): Promise<void> {
  await client.query(
    `insert into users (id, email, first_name, last_name, phone_number, home_zip_code) values
       ($1, 'olive-member-mail-secret@example.com', 'Olive', 'surname-secret', 'member-phone-secret', 'zip-secret'),
       ($2, 'ada-member-mail-secret@example.com', 'Ada', 'surname-secret', 'member-phone-secret', 'zip-secret')`,
    [OLIVE, ADA],
  );
  await client.query(
    `insert into users (id, first_name) select gen_random_uuid(), 'Member ' || n from generate_series(1, ${REVIEWS}) n`,
  );
}

async function publicBusinesses(client: pg.Client): Promise<void> {
  await client.query(
    `insert into businesses (id, name, category, description, address, city, state, zip_code, latitude, longitude, tier, owner_id,
       pet_perks, images, image_alts, highlighted_perks, youtube_video_id, facebook_url, arrival_notes,
       approval_status, admin_notes, verification_notes, is_claimed)
     select n, 'Patio Place ' || lpad(n::text, 2, '0'), (array['restaurants', 'hotels', 'events', 'services', 'homes'])[1 + n % 5],
       repeat('word ', 250), n || ' Example Street', 'Austin', 'TX', '78701', 30.2672 + n * 0.001, -97.7431,
       case when n = ${RICH.free} then 'free' else 'premium' end, case when n <= ${PUBLIC_BUSINESSES / 2} then $1::uuid end,
       array['Water bowls'], array['/uploads/demo/a.webp', '/uploads/demo/b.webp', '/uploads/demo/c.webp', '/uploads/demo/d.webp', '/uploads/demo/e.webp'],
       array['A', 'B', 'C', 'D', 'E'], array['Water bowls'], 'dQw4w9WgXcQ', 'https://www.facebook.com/example', 'Gate at the back',
       'approved', 'admin-notes-secret', 'verification-notes-secret', true
     from generate_series(1, ${PUBLIC_BUSINESSES}) n`,
    [OLIVE],
  );
  await client.query(`update business_entries set review_count = 20, rating_sum = 60 + id % 7 * 5,
    favorable_count = case when id % 2 = 0 then 12 else 3 end`);
  await client.query(
    `update business_entries set review_count = ${REVIEWS}, rating_sum = ${REVIEWS * 4}, favorable_count = ${REVIEWS} where id = 3`,
  );
}

async function hiddenBusinesses(client: pg.Client): Promise<void> {
  for (const [status, id] of Object.entries(HIDDEN)) {
    await client.query(
      `insert into businesses (id, name, category, description, city, state, latitude, longitude, owner_id,
         approval_status, is_active, rejection_reason)
       values ($1, 'hidden-word Patio', 'restaurants', 'hidden-word', 'Austin', 'TX', 30.2672, -97.7431, $2, $3, $4, 'rejection-reason-secret')`,
      [id, OLIVE, status === 'inactive' ? 'approved' : status, status !== 'inactive'],
    );
    await client.query(
      'update business_entries set review_count = 50, rating_sum = 250, favorable_count = 50 where id = $1',
      [id],
    );
  }
}

async function reviews(client: pg.Client): Promise<void> {
  // Reviews share a time in pairs, so that the order needs the ID.
  await client.query(
    `insert into reviews (id, business_id, user_id, pet_name, rating, title, content, images, created_at)
     select row_number() over (order by first_name, id), 3, id, 'Biscuit', 4, 'A title', 'Long enough a review.', array['/1', '/2', '/3', '/4'],
       timestamptz '2026-01-01 00:00:00.123456Z' + (row_number() over (order by first_name, id) / 2) * interval '1 day'
     from users where first_name like 'Member %'`,
  );
  await client.query(
    `insert into reviews (id, business_id, user_id, rating, title, content, is_published, state) values
       (${HIDDEN_REVIEWS.unpublished}, 3, $1, 1, 'hidden-word', 'hidden-word', false, 'hidden'),
       (${HIDDEN_REVIEWS.ofPendingBusiness}, ${HIDDEN.pending}, $1, 5, 'hidden-word', 'hidden-word', true, 'shown')`,
    [ADA],
  );
  await client.query(
    `insert into review_responses (review_id, business_id, responder_id, content) values
       (1, 3, $1, 'Thank you for coming.'), (${HIDDEN_REVIEWS.unpublished}, 3, $1, 'hidden-word'),
       (${HIDDEN_REVIEWS.ofPendingBusiness}, ${HIDDEN.pending}, $1, 'hidden-word')`,
    [OLIVE],
  );
  await client.query(`update review_totals set review_count = ${REVIEWS}, rating_sum = ${REVIEWS * 4}`);
}

async function guideDogs(client: pg.Client): Promise<void> {
  await client.query(
    `insert into guide_dogs (user_id, pet_name, pet_type, review_count, location, bio)
     select id, 'Rex', 'dog', 10 * (row_number() over (order by first_name) / 2), 'Austin, TX', 'Tests patios.'
     from users where first_name like 'Member %' order by first_name limit 7`,
  );
}
