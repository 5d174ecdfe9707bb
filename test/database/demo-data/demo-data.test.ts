import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CATEGORIES, type Category } from '../../../domain/business/category.js';
import { drawingAt } from '../../../domain/drawing/drawing-address.js';
import { isDrawing, placeDrawing } from '../../../domain/drawing/place-drawing.js';
import { EVIDENCE_SOURCES, FACT_STATES } from '../../../domain/policy/evidence.js';
import { FACT_KEYS, type FactKey } from '../../../domain/policy/fact.js';
import {
  contentOf,
  knownFacts,
  policyConfirmedAt as policyConfirmedAtOf,
  valuesOf,
} from '../../../domain/policy/known-facts.js';
import { fromJson, weighedJson } from '../../../infrastructure/fact/statements.js';
import { tidyPolicy } from '../../../domain/policy/policy.js';
import { PolicyForm } from '../../../interfaces/contract/policy/policy.js';
import { derivedColumns } from '../../../infrastructure/policy/derived-columns.js';
import { assertNoDemoMembers, DemoMembersError } from '../../../infrastructure/demo-data/demo-accounts.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { DEMO_MEMBERS } from '../../../infrastructure/demo-data/people.js';
import { emptyDirectory, testServer } from '../../support/postgres/empty-directory.js';
import { inconsistencies } from '../../support/totals.js';

const PICTURES = 'infrastructure/demo-data/pictures/files/';
const now = new Date('2026-05-01T12:00:00Z');

/** Loads the demo data with the role of the running server, as at the first start. */
async function loaded(name: string): Promise<pg.Client> {
  const database = await emptyDirectory(name);
  expect(await loadDemoData({ url: database.appUrl, now })).toBe(true);
  expect(await loadDemoData({ url: database.appUrl, now })).toBe(false);
  const client = new pg.Client(database.ownerUrl);
  await client.connect();
  return client;
}

let client: pg.Client;
beforeAll(async () => {
  client = await loaded('demo_data');
});
afterAll(() => client.end());

const one = async (sql: string): Promise<unknown> => Object.values((await client.query(sql)).rows[0])[0];

describe('the demo data', () => {
  it('the demo data contains 600 public businesses in 48 cities, 6,000 reviews, and 400 members', async () => {
    const { rows } = await client.query(`
      select (select count(*) from businesses where is_public)::integer as places,
        (select count(distinct (city, state)) from businesses where is_public)::integer as cities,
        (select count(*) from reviews)::integer as reviews, (select count(*) from users)::integer as members`);
    expect(rows).toEqual([{ places: 600, cities: 48, reviews: 6000, members: 400 }]);
  });

  it('the demo data contains two years of analytics for the demo owner, including today', async () => {
    const { rows } = await client.query(`
      select b.tier, count(distinct d.day)::integer as days, max(d.day)::text as until, count(distinct d.interaction_type)::integer as types
      from business_analytics_days d join businesses b on b.id = d.business_id join users u on u.id = b.owner_id
      where u.email = 'olive@example.com' group by b.id order by b.tier`);
    expect(rows).toEqual([
      { tier: 'free', days: expect.any(Number), until: '2026-05-01', types: 7 },
      { tier: 'premium', days: expect.any(Number), until: '2026-05-01', types: 7 },
    ]);
    expect(rows.every(({ days }) => days > 700)).toBe(true);
  });

  it('the demo data is consistent: totals and tiers match, and no member reviews their own business', async () => {
    expect(await inconsistencies(client)).toEqual({});
  });

  it('the demo businesses say different things about pets and hours, and some say nothing', async () => {
    const { rows } = await client.query(`
      select count(*) filter (where policy is null)::integer as silent,
        count(*) filter (where opening_hours is null)::integer as "withoutHours",
        count(*) filter (where policy->'pets'->>'cat' = 'no')::integer as "withoutCats",
        count(*) filter (where policy->'areas'->>'indoors' = 'no')::integer as "onlyOutside",
        count(*) filter (where (policy->>'maxWeightLb') ~ '^[0-9]+$')::integer as limited,
        count(*) filter (where (policy->'fee'->>'amount')::numeric > 0)::integer as "withFee",
        count(*) filter (where (policy->'fee'->>'amount')::numeric = 0)::integer as free,
        count(*) filter (where opening_hours like '%2026 Dec 25 off%')::integer as "closedOnChristmas"
      from businesses where is_public`);
    expect(Object.entries(rows[0]).filter(([, count]) => Number(count) < 15)).toEqual([]);
  });

  it('the demo businesses have policies as they are stored, and readable hours', async () => {
    const { rows } = await client.query(`
      select id, category, description, pet_perks as "petPerks", opening_hours as "openingHours", opening, policy, state,
        latitude, longitude, disputed, fit, time_zone as "timeZone", hours_until::text as "hoursUntil" from businesses`);
    for (const business of rows) {
      const { policy, openingHours, fit, timeZone, hoursUntil } = business;
      const derived = derivedColumns(business, business.disputed, now);
      expect({ fit, timeZone, hoursUntil }).toMatchObject({ fit: derived.fit, timeZone: derived.timeZone, hoursUntil: derived.hoursUntil }); // prettier-ignore
      expect(business.opening === null).toBe(openingHours === null);
      if (policy === null) continue;
      expect(policy).toEqual(tidyPolicy(PolicyForm.parse(policy)));
      if (business.petPerks.includes('No pet fees')) expect(policy.fee.amount).toBe(0);
      if (business.petPerks.includes('Outdoor seating')) expect(policy.areas.patio).toBe('yes');
      if (/no breed or weight limits/.test(business.description ?? '')) expect(policy.maxWeightLb).toBe('none');
    }
  });

  it('the demo data has facts of owners, imports, administrators, and visitors, in all four states', async () => {
    const { rows } = await client.query(`
      select b.policy, b.opening_hours as "openingHours", b.disputed, b.policy_confirmed_at as "policyConfirmedAt",
        exists (select from turned_away_reports t where t.business_id = b.id and t.status = 'unanswered') as reported,
        ${weighedJson('b.id')} as statements
      from businesses b where b.is_public`);
    const counts: Record<string, number> = {};
    const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
    for (const { policy, openingHours, disputed, reported, policyConfirmedAt, statements } of rows) {
      const said = fromJson(statements);
      const known = knownFacts(said, now);
      expect(contentOf(valuesOf(known))).toEqual({ policy, openingHours });
      const isDisputed = (key: FactKey) => known[key]?.state === 'disputed' || (reported && key === 'pets.dog');
      expect(FACT_KEYS.filter(isDisputed)).toEqual(disputed);
      expect(policyConfirmedAtOf(known)).toEqual(policyConfirmedAt);
      for (const state of new Set(Object.values(known).map((fact) => fact.state))) add(state);
      for (const source of new Set(said.map((each) => each.source))) add(source);
    }
    for (const name of [...FACT_STATES, ...EVIDENCE_SOURCES])
      expect([name, (counts[name] ?? 0) >= 15]).toEqual([name, true]);
  });

  it('no member of the demo data says something about their own business as a visitor', async () => {
    expect(
      await one(`select count(*)::integer from policy_facts f join businesses b on b.id = f.business_id
        where f.source = 'visitor' and f.member_id = b.owner_id`),
    ).toBe(0);
  });

  it('has reports of turned-away visitors: one with an answer, and two that dispute that dogs are welcome', async () => {
    const { rows } = await client.query(`
      select t.status, a.content is not null as answered, b.disputed, b.owner_id is not null as owned
      from turned_away_reports t join businesses b on b.id = t.business_id
        left join turned_away_answers a on a.report_id = t.id order by t.id`);
    expect(rows).toEqual([
      { status: 'answered', answered: true, disputed: expect.any(Array), owned: true },
      { status: 'unanswered', answered: false, disputed: expect.arrayContaining(['pets.dog']), owned: true },
      { status: 'unanswered', answered: false, disputed: expect.arrayContaining(['pets.dog']), owned: false },
    ]);
  });

  it('every category and city has demo businesses of both tiers without reviews and with 10 or more good ones', async () => {
    const { rows } = await client.query(`
      select e.category, bool_or(review_count = 0) as unreviewed, bool_or(is_favorite) as favorite,
        bool_or(e.tier = 'premium') as premium, bool_or(e.tier = 'free') as free, bool_or(images = '{}') as "withoutImage",
        bool_or(e.is_verified) as verified, bool_or(not is_claimed) as unclaimed, count(distinct e.town)::integer as cities
      from businesses b join business_entries e on e.id = b.id where e.is_public group by e.category order by e.category`);
    expect(rows).toEqual(
      CATEGORIES.toSorted().map((category) => ({
        category,
        unreviewed: true,
        favorite: true,
        premium: true,
        free: true,
        withoutImage: true,
        verified: true,
        unclaimed: true,
        cities: 48,
      })),
    );
  });

  it('the demo data places businesses in their city', async () => {
    expect(
      await one(`select count(*)::integer from businesses b join places p on p.town = b.town and p.id > 0
        where 3959 * acos(least(1, sin(radians(b.latitude)) * sin(radians(p.latitude)) + cos(radians(b.latitude)) *
          cos(radians(p.latitude)) * cos(radians(b.longitude - p.longitude)))) > 18`),
    ).toBe(0);
    expect(
      await one(`select count(*)::integer from businesses b where not exists (
      select from postal_codes z where z.zip = b.zip_code and z.state = b.state)`),
    ).toBe(0);
  });

  it('the demo data uses only phone numbers, addresses, and email addresses reserved for examples', async () => {
    expect(
      await one(`select count(*)::integer from businesses where phone !~ '^\\(\\d{3}\\) 555-01\\d\\d$'
        or website !~ '^https://[a-z0-9-]+\\.example\\.com$' or email !~ '@[a-z0-9-]+\\.example\\.com$'`),
    ).toBe(0);
    expect(await one(`select count(*)::integer from users where email !~ '@example\\.com$'`)).toBe(0);
  });

  it('the demo data respects the word limits of the tiers: 200 words for free, 500 for Premium', async () => {
    expect(
      await one(`select count(*)::integer from businesses
        where array_length(regexp_split_to_array(description, '\\s+'), 1) > case tier when 'free' then 200 else 500 end
          or (tier = 'free' and (cardinality(images) > 3 or arrival_notes is not null))`),
    ).toBe(0);
  });

  it('a production server rejects demo data if its own provider would let demo members sign in', async () => {
    const url = (name: string) => Object.assign(new URL(testServer().ownerUrl), { pathname: `/${name}` }).href;
    await expect(assertNoDemoMembers({ url: url('demo_data') })).rejects.toBeInstanceOf(DemoMembersError);
    const { ownerUrl } = await emptyDirectory('demo_data_none');
    await expect(assertNoDemoMembers({ url: ownerUrl })).resolves.toBeUndefined();
  });

  it('the demo data contains the demo members listed in the README', async () => {
    const { rows } = await client.query<{ email: string; status: string | null }>(
      `select email, g.status from users u left join guide_dogs g on g.user_id = u.id
       where email = any ($1) order by email`,
      [DEMO_MEMBERS.map((who) => `${who}@example.com`)],
    );
    expect(Object.fromEntries(rows.map(({ email, status }) => [email.split('@')[0], status]))).toEqual({
      ada: 'gold',
      ben: 'silver',
      cleo: 'bronze',
      dora: 'platinum',
      olive: null,
      carl: null,
      newbie: null,
    });
  });

  it('the demo data gives Ada two pets, one of them private, and reviews and saved businesses', async () => {
    const { rows } = await client.query(`
      select (select array_agg(is_public order by id) from pet_profiles p where p.user_id = u.id) as pets,
        (select count(*) from reviews r where r.user_id = u.id)::integer as reviews,
        (select count(distinct s.business_id) from saved_places s where s.user_id = u.id)::integer as saved,
        array(select l.name from saved_lists l where l.user_id = u.id order by l.id) as lists
      from users u where email = 'ada@example.com'`);
    expect(rows).toEqual([{ pets: [true, false], reviews: 62, saved: 6, lists: ['Saved', 'Long weekend'] }]);
  });

  it('the demo data gives Olive a free, a Premium, and a pending business, with answered and unanswered reviews', async () => {
    const { rows } = await client.query(`
      select b.tier, b.approval_status as status, count(a.id) > 0 as answered, count(r.id) > count(a.id) as unanswered
      from businesses b join users u on u.id = b.owner_id left join reviews r on r.business_id = b.id
      left join review_responses a on a.review_id = r.id
      where u.email = 'olive@example.com' group by b.id order by b.id`);
    expect(rows).toEqual([
      { tier: 'free', status: 'approved', answered: true, unanswered: true },
      { tier: 'premium', status: 'approved', answered: true, unanswered: true },
      { tier: 'free', status: 'pending', answered: false, unanswered: false },
    ]);
  });

  it('the demo data gives Carl one claim with a code and one awaiting a decision, and the newbie nothing', async () => {
    const claims = await client.query(`
      select c.status, b.is_claimed from business_claims c join users u on u.id = c.claimant_user_id
      join businesses b on b.id = c.business_id where u.email = 'carl@example.com' order by c.id`);
    expect(claims.rows).toEqual([
      { status: 'pending', is_claimed: false },
      { status: 'under_review', is_claimed: false },
    ]);
    const newbie = await client.query(`
      select first_name, is_registration_complete as complete, (select count(*) from pet_profiles where user_id = u.id)::integer
        + (select count(*) from businesses where owner_id = u.id)::integer as things
      from users u where email = 'newbie@example.com'`);
    expect(newbie.rows).toEqual([{ first_name: null, complete: false, things: 0 }]);
  });

  it('the demo data contains claims with proofs of different strength for administrators', async () => {
    const { rows } = await client.query(`
      select c.status, c.verification_method as method, c.code_sent_to as code, c.website_found as found,
        c.proven_at is not null as proven, count(*)::integer
      from business_claims c group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4`);
    const of = (status: string, method: string) =>
      rows
        .filter((row) => row.status === status && row.method === method)
        .map(({ code, found, proven }) => [code, found, proven]);
    expect(of('under_review', 'email_verification')).toEqual([
      ['claimant', null, true],
      ['listing', null, true],
    ]);
    expect(of('under_review', 'website_verification')).toEqual([[null, 'tag', true]]);
    expect(of('under_review', 'document_upload')).toEqual([[null, null, false]]);
    expect(of('pending', 'postcard_verification')).toEqual([['listing', null, false]]);
    expect(of('approved', 'email_verification').every(([code, , proven]) => code !== null && proven)).toBe(true);
    const unfit = await client.query(`
      select from business_claims c join businesses b on b.id = c.business_id
      where c.code_sent_to is distinct from case c.verification_method
        when 'email_verification' then case when b.email is null then 'claimant' else 'listing' end
        when 'phone_verification' then case when b.phone is null then 'claimant' else 'listing' end
        when 'postcard_verification' then 'listing' end
        or (c.verification_method = 'website_verification' and b.website is null)
        or (c.verification_method = 'postcard_verification' and b.address is null)`);
    expect(unfit.rowCount).toBe(0);
  });

  it('the demo data contains businesses in every approval status and open feedback of each type', async () => {
    const states = await client.query(`select distinct approval_status as state from businesses order by 1`);
    expect(states.rows.map(({ state }) => String(state))).toEqual([
      'approved',
      'needs_revision',
      'pending',
      'rejected',
      'under_review',
    ]);
    expect(await one(`select count(distinct feedback_type)::integer from user_feedback where status = 'pending'`)).toBe(
      7,
    );
  });

  it('the demo data uses only existing pictures, each in three sizes and two formats', async () => {
    const { rows } = await client.query<{ image: string }>(
      `select distinct image from (select images from businesses union all select images from reviews) i, unnest(images) image
        where image not like '/drawings/%'`,
    );
    const missing = rows.flatMap(({ image }) =>
      ['-400.webp', '-400.avif', '-800.webp', '-800.avif', '-1200.webp', '-1200.avif']
        .map((size) => image.replace('/uploads/demo/', PICTURES).replace('.webp', size))
        .filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it('no two places of the demo data show the same picture in a list', async () => {
    const { rows } = await client.query<{ id: string; category: Category; cover: string | null }>(
      'select id, category, images[1] as cover from businesses order by id',
    );
    const covers = rows.map(({ id, category, cover }) => cover ?? placeDrawing({ id: Number(id), category }));
    expect(new Set(covers).size).toBe(rows.length);
    expect(covers.filter((cover) => !isDrawing(cover)).length).toBeGreaterThanOrEqual(35);
    expect(covers.filter(isDrawing).map(drawingAt)).not.toContain(null);
  });

  it('the demo data adds the words of all businesses to the search word list', async () => {
    expect(
      await one(`select count(distinct w.stem)::integer from businesses b cross join lateral words_in(listing_text(b)) w
        where b.is_public and not exists (select from search_words s where s.stem = w.stem)`),
    ).toBe(0);
  });

  it('the demo data is identical on every machine', async () => {
    const other = await loaded('demo_data_again');
    const digest = async (of: pg.Client) => {
      const { rows } = await of.query(`
        select (select md5(string_agg(b::text, '' order by id)) from (select id, name, description, latitude, longitude, images,
            owner_id, (select rating_sum from business_entries e where e.id = p.id), created_at from businesses p) b) as businesses,
          (select md5(string_agg(r::text, '' order by id)) from (select id, business_id, user_id, title, content, created_at
            from reviews) r) as reviews,
          (select md5(string_agg(u::text, '' order by id)) from (select id, email, first_name, last_name from users) u) as users`);
      return rows;
    };
    expect(await digest(other)).toEqual(await digest(client));
    await other.end();
  });
});
