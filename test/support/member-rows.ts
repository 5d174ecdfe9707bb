import type pg from 'pg';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { signedInAs } from './identity/signed-in.js';
import type { TestApp } from './app.js';

/** A member with a row in every table with member data. */
export interface Planted {
  readonly userId: string;
  readonly email: string;
  /** A text that is part of every text of this member. */
  readonly mark: string;
}

/** Moves the ID sequences of a seeded directory past its fixed IDs, so that rows can be added. */
export async function continueIds(ownerUrl: string): Promise<void> {
  await runSql(ownerUrl, (client) =>
    client.query(
      'alter table reviews alter id restart with 100000; alter table businesses alter id restart with 100000',
    ),
  );
}

/**
 * Adds a member with a row in every table. The reviews are of businesses 1 to 3, and the member's own business is new.
 */
export async function plantMember(app: TestApp, mark: string): Promise<Planted> {
  const client = app.database.pool;
  const email = `${mark}@planted.example.com`;
  const { rows } = await client.query<{ id: string; account: string }>(
    `insert into users (id, email, first_name, last_name, profile_image_url, pet_first_name, home_zip_code, phone_number)
     values (gen_random_uuid(), $1, '=' || $2, 'Last', '/uploads/' || $2 || '.webp', $2, '78701', '+1 555 0142')
     returning id, gen_random_uuid() as account`,
    [email, mark],
  );
  const { id: userId = '', account = '' } = rows[0] ?? {};
  await plantSignIn(client, { userId, email, mark }, account);
  await plantWriting(client, { userId, email, mark });
  await plantAlert(client, { userId, email, mark });
  await plantOwned(client, { userId, email, mark });
  await signedInAs(app, userId);
  return { userId, email, mark };
}

type Client = Pick<pg.Pool, 'query'>;

async function plantSignIn(client: Client, { userId, email, mark }: Planted, account: string): Promise<void> {
  await client.query(`insert into user_identities (issuer, subject, user_id) values ('embedded', $1, $2)`, [
    account,
    userId,
  ]);
  await client.query(`insert into provider_accounts (id, email, password_hash) values ($1, $2, $3)`, [
    account,
    email,
    `hash ${mark}`,
  ]);
  await client.query(
    `insert into provider_artefacts (model, id, payload, account_id) values ('Session', $2, jsonb_build_object('accountId', $1::text), $1)`,
    [account, `artefact ${mark}`],
  );
  await client.query(
    `insert into provider_links (token_hash, kind, email, account_id, expires_at) values ($3, 'reset', $1, $2, now() + interval '1 hour')`,
    [email, account, `link ${mark}`],
  );
  await client.query(
    `insert into access_tokens (id, user_id, name, token_hash, scopes) values (gen_random_uuid(), $1, $2, 'token ' || $2, array['read'])`,
    [userId, mark],
  );
  await client.query(
    `insert into webhook_endpoints (id, user_id, url, event_types, secret)
     values (gen_random_uuid(), $1, 'https://' || $2 || '.example.com/', '{}', 'sealed')`,
    [userId, mark],
  );
  await client.query(
    `insert into email_changes (id, user_id, email, token_hash, expires_at)
     values (gen_random_uuid(), $1, 'new-' || $2 || '@example.com', 'change ' || $2, now() + interval '1 day')`,
    [userId, mark],
  );
  await client.query(
    `insert into idempotency_keys (owner, user_id, path, key, body_hash, run, expires_at)
     values ('member ' || $1::text, $1::uuid, '/api/feedback', $2, 'hash', gen_random_uuid(), now() + interval '1 day')`,
    [userId, mark],
  );
  await client.query(
    `insert into outbox (kind, recipient, payload, member_id, service, dedupe_key)
     values ('mail', to_jsonb($2::text), '{}', $1::uuid, true, 'mine ' || $1::uuid), ('mail', to_jsonb($2::text), '{}', null, true, 'other ' || $1::uuid)`,
    [userId, email],
  );
  // A decision whose undo would bring back a review of this member.
  await client.query(
    `with d as (insert into decisions (id, administrator_id, decided_at) values (gen_random_uuid(), 1, now()) returning id)
     insert into decision_changes (decision_id, table_name, key, was)
     select id, 'reviews', '{"id": 0}', jsonb_build_object('user_id', $1::text, 'content', $2::text) from d`,
    [userId, mark],
  );
}

async function plantWriting(client: Client, { userId, email, mark }: Planted): Promise<void> {
  await client.query(
    `insert into reviews (business_id, user_id, pet_name, rating, title, content, images, is_published, state)
     values (1, $1, $2, 5, 'Title', 'Content of a review', array['/uploads/' || $2 || '.webp'], true, 'shown'),
       (2, $1, $2, 2, 'Title', 'Content', '{}', true, 'shown'),
       (3, $1, $2, 4, 'Title', 'Content', '{}', false, 'hidden')`,
    [userId, mark],
  );
  await recount(client);
  await client.query(
    `with vote as (insert into review_votes (review_id, user_id) values (1, $1), (2, $1) returning review_id)
     update reviews r set helpful_count = helpful_count + 1 from vote v where r.id = v.review_id`,
    [userId],
  );
  await client.query(
    `insert into user_feedback (user_id, feedback_type, title, description, contact_email, admin_notes, answered_by, answered_at)
     values ($1, 'bug_report', 'Title', $3, $2, 'internal-note', 'internal-note', '2026-05-01T09:30:00Z'),
       (null, 'contact_inquiry', 'Title', $3, upper($2), null, null, null)`,
    [userId, email, mark],
  );
  await client.query(
    `with c as (insert into moderation_cases (target_type, target_id) values ('photo', '/uploads/' || gen_random_uuid() || '.webp') returning id)
     insert into reports (case_id, reason, description, reporter_id, reporter_email)
     select c.id, 'spam', $3, who, address from c, (values ($1::uuid, null), (null, lower($2))) by (who, address)`,
    [userId, email, `${mark} reports`],
  );
  // Others may need this record in court after the account is gone, so it doesn't contain the member's mark.
  await client.query(
    `with n as (insert into copyright_notices (claimant_id, name, email, postal_address, work, signature, items, status, decided_at)
         values ($1, 'Holder', 'holder@example.org', '1 Court Street', 'The work', 'Holder', '[]', 'taken_down', now()),
         (null, 'Holder', 'holder@example.org', '1 Court Street', 'The work', 'Holder',
           jsonb_build_array(jsonb_build_object('path', '/user-reviews/' || $1::uuid), jsonb_build_object('path', '/business/1')), 'taken_down', now())
         returning id),
       t as (insert into copyright_takedowns (notice_id, path, target_type, target_id, author_id, taken_down_at)
         select id, '/user-reviews/' || $1::uuid, 'photo', '/uploads/demo/a.webp', $1, now() from n
         union all select max(id), '/user-reviews/' || $1::uuid, 'guide_dog', '1', null, now() from n)
     insert into copyright_counter_notices (notice_id, member_id, name, postal_address, phone, statement, signature, restorable_from, restore_by)
       select id, $1, 'Poster', '2 Court Street', '555 0100', 'A mistake', 'Poster', now(), now() from n`,
    [userId],
  );
  await client.query(
    `insert into policy_facts (business_id, fact, value, source, member_id, voice, network_hash)
     values (2, 'maxPets', '2', 'visitor', $1, 'a voice', 'network ' || $2)`,
    [userId, mark],
  );
  await client.query(
    `insert into turned_away_reports (business_id, reporter_id, visited_on, pets, staff_said, network_hash, created_at)
     values (2, $1, current_date, '[{"type": "dog", "weightLb": 70, "size": null}]', 'No dogs.', 'network ' || $2, now())`,
    [userId, mark],
  );
  await client.query(
    `with report as (insert into turned_away_reports (business_id, visited_on, pets, staff_said, status, created_at)
       values (3, current_date, '[{"type": "cat", "weightLb": null, "size": null}]', 'No cats.', 'answered', now()) returning id)
     insert into turned_away_answers (report_id, responder_id, content, created_at, updated_at)
       select id, $1, 'Sorry!', now(), now() from report`,
    [userId],
  );
  await client.query(
    `insert into policy_confirmations (business_id, owner_id, token_hash, expires_at)
     values (2, $1, 'confirmation ' || $2, now() + interval '1 day')`,
    [userId, mark],
  );
  await client.query(
    `insert into pet_profiles (user_id, pet_name, pet_type, allergies) values ($1, $2, 'dog', array['@' || $2, 'b'])`,
    [userId, mark],
  );
  await client.query(
    `with notice as (insert into notices (member_id, kind, reason, note, decided_by, token_hash)
       values ($1, 'warning', 'spam', 'About ' || $2, 'internal-note', 'notice ' || $2) returning id)
     insert into appeals (notice_id, text, decided_by) select id, 'Appeal of ' || $2, 'internal-note' from notice`,
    [userId, mark],
  );
  await client.query(
    `insert into notices (member_id, kind, note, target_summary, target_path, decided_by)
     values ($1, 'business_rejected', 'Refused: ' || $2, 'Place of ' || $2, '/my-businesses', 'internal-note')`,
    [userId, mark],
  );
  await client.query(`insert into guide_dogs (user_id, pet_name, pet_type, review_count) values ($1, $2, 'dog', 2)`, [
    userId,
    mark,
  ]);
  await client.query(
    `insert into idempotency_keys (owner, path, key, user_id, body_hash, run, body, expires_at)
     values ('member ' || $1::uuid, '/', 'key', $1, 'hash', gen_random_uuid(), $2, now() + interval '1 day')`,
    [userId, mark],
  );
  await client.query(
    `with list as (insert into saved_lists (user_id, name, share_token) values ($1, $2, 'link ' || $2) returning id)
     insert into saved_places (list_id, user_id, business_id, note) select id, $1, 1, 'Note of ' || $2 from list`,
    [userId, mark],
  );
}

async function plantAlert(client: Client, { userId, mark }: Planted): Promise<void> {
  await client.query(
    `insert into alerts (user_id, kind, search, followed, label, frequency, hour, time_zone, since, seen, due_at)
     values ($1, 'search', 'query=' || $2, 'search of ' || $2, 'Alert of ' || $2, 'daily', 8, 'UTC', 0, 0, '2099-01-01')`,
    [userId, mark],
  );
}

async function plantOwned(client: Client, { userId, email, mark }: Planted): Promise<void> {
  const uploads = await client.query<{ id: string }>(
    `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
     select gen_random_uuid(), $1, kind, 'image/webp', 1200, 800, 4, null from unnest(array['business_photo', 'profile_photo']) kind
     returning id`,
    [userId],
  );
  const photo = `/uploads/${uploads.rows[0]?.id}.webp`;
  await client.query(
    `insert into taken_down_photos (address, upload_id, state, state_since, places)
     values ('/uploads/' || $1 || '.webp', $1::uuid, 'hidden', now(), jsonb_build_array(jsonb_build_object('record', 'user', 'id', $2::text, 'position', 1, 'caption', null)))`,
    [uploads.rows[1]?.id, userId],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into businesses (images, image_alts, menu_url, name, category, description, email, city, state, owner_id, claimed_by, claimed_at, is_claimed, approval_status, admin_notes)
     values (array['/uploads/demo/a.webp', $3, '/uploads/demo/b.webp'], array['A', 'Own', 'B'], $3,
       'Place', 'hotels', 'A place to stay', $2, 'Austin', 'TX', $1, $1, now(), true, 'approved', 'internal-note') returning id`,
    [userId, email, photo],
  );
  const id = rows[0]?.id;
  await client.query(
    `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method, verification_code)
     values ($1, $2, $4, $3, 'email_verification', 'code-hash')`,
    [id, userId, email, mark],
  );
  await client.query(
    `insert into ownership_requests (business_id, requester_id, owner_id, status, message, owner_reason, answer_by, admin_notes)
     values ($1, $2, $2, 'withdrawn', 'Request of ' || $3, 'Reason of ' || $3, now(), 'internal-note')`,
    [id, userId, mark],
  );
  await client.query(
    `insert into business_transfers (business_id, from_id, to_email, premium, token_hash, expires_at)
     values ($1, $2, $3, 'keep', 'transfer ' || $4, now())`,
    [id, userId, email, mark],
  );
  await client.query(
    `insert into subscriptions (business_id, payer_id, provider, state, wished_tier, customer_id, subscription_id, paid_until)
     values ($1, $2, 'demo', 'active', 'premium', 'customer ' || $3, 'demo-1', now() + interval '1 month')`,
    [id, userId, mark],
  );
  await client.query(
    `insert into business_analytics (business_id, user_id, interaction_type, session_id, address_hash, user_agent)
     values ($1, $2, 'view', $3, '192.0.2.7', 'Browser of ' || $3)`,
    [id, userId, mark],
  );
  await client.query(
    `with invitation as (
        insert into business_invitations (business_id, email, role, token_hash, invited_by, expires_at)
        values ($1, $3 || '.guest@example.com', 'manager', 'invitation ' || $3, $2, now()) returning id),
      role as (insert into business_people (business_id, member_id, role) values (4, $2, 'manager'))
    insert into business_activity (business_id, owner_id, actor_id, subject_id, action, invitation_id)
    select 4, (select owner_id from businesses where id = 4), $2, $2, 'invited', id from invitation`,
    [id, userId, mark],
  );
  const review = await client.query<{ id: number }>(
    `insert into reviews (business_id, rating, content) values ($1, 3, 'By another member') returning id`,
    [id],
  );
  await client.query(
    'insert into review_responses (review_id, business_id, responder_id, content) values ($1, $2, $3, $4)',
    [review.rows[0]?.id, id, userId, 'Thank you for coming.'],
  );
  await recount(client);
}

/** Recalculates every total from the reviews. */
export async function recount(client: Client): Promise<void> {
  await client.query(`
    update business_entries b set review_count = r.n, rating_sum = r.sum, favorable_count = r.favorable
    from (select b.id, count(r.id) as n, coalesce(sum(r.rating), 0) as sum, count(*) filter (where r.rating >= 4) as favorable
      from businesses b left join reviews r on r.business_id = b.id and r.is_published group by b.id) r where r.id = b.id`);
  await client.query(`delete from review_totals`);
  await client.query(`insert into review_totals (review_count, rating_sum)
    select count(*), coalesce(sum(rating), 0) from reviews where is_published`);
}

/** Returns the tables and columns that contain a text, in any case, including the job tables. */
export async function tracesOf(client: Client, text: string): Promise<string[]> {
  const { rows: columns } = await client.query<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await client.query(
      `select from ${schema}.${table} where position(lower($1) in lower("${column}"::text)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
