import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import { built, createDirectory } from './measured-server.js';
const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
const directory = await createDirectory();
const T = [['businesses','businesses_note_webhooks'],['businesses','businesses_note_new_webhooks'],['businesses','businesses_note_gone_webhooks'],['reviews','reviews_note_webhooks'],['reviews','reviews_forget_sent'],['review_responses','review_responses_note_webhooks'],['business_claims','business_claims_note_webhooks']];
await runSql(directory.ownerUrl, async (client) => {
  const { rows: [{ n }] } = await client.query('select count(*)::int as n from businesses');
  console.log('businesses', n);
  await client.query(`insert into users (id, email) select gen_random_uuid(), 'u' || g || '@example.com' from generate_series(1, 10000) g`);
  const set = async (on: boolean) => { for (const [t, name] of T) await client.query(`alter table ${t} ${on ? 'enable' : 'disable'} trigger ${name}`); };
  const hooks = async (sql: string) => { await client.query('delete from webhook_endpoints'); if (sql) await client.query(sql); await client.query('vacuum analyze webhook_endpoints'); };
  const events = `array(select unnest(array['business.created','business.changed','business.published','business.hidden','review.published','review.changed','policy.changed']))`;
  const others = (max: number) => `insert into webhook_endpoints (id, user_id, url, event_types, secret) select gen_random_uuid(), id, 'https://e.com/', ${events}, 's' from users where email like 'u%' limit ${max}`;
  const admin = `insert into administrators (name) values ('A') on conflict do nothing`;
  await client.query(admin);
  const VALUES = `(name, category, description, address, city, state, zip_code, latitude, longitude, pet_perks, approval_status)
    select 'New ' || n, 'restaurants', repeat('Good for pets. ', 10), n || ' Example Street', 'Austin', 'TX', '78701', 30.2672 + (n % 100 - 50) * 0.002, -97.7431, array['Water bowls'], 'approved'`;
  const ids = (await client.query('select id from businesses where is_public order by id limit 300')).rows.map((r) => r.id as number);
  const users = (await client.query(`select id from users where email like 'u%' order by email desc limit 300`)).rows.map((r) => r.id as string);
  const work: Record<string, () => Promise<void>> = {
    'insert 2,000 businesses at once': async () => { await client.query(`insert into businesses ${VALUES} from generate_series(1, 2000) n`); },
    'insert 300 businesses one by one': async () => { for (let n = 0; n < 300; n += 1) await client.query(`insert into businesses ${VALUES} from (select $1::integer as n) x`, [n]); },
    'update hours of 300 one by one': async () => { for (const id of ids) await client.query(`update businesses set opening_hours = 'Mo-Fr 08:00-1' || (random() * 8)::integer || ':00', version = version + 1 where id = $1`, [id]); },
    'insert 300 reviews one by one': async () => { for (const [i, id] of ids.entries()) await client.query(`insert into reviews (business_id, user_id, rating, content) values ($1, $2, 4, 'Shady and quiet, with water for every dog.')`, [id, users[i]]); },
    'delete 300 reviews one by one': async () => { for (const id of ids) await client.query(`delete from reviews where id = (select id from reviews where business_id = $1 limit 1)`, [id]); },
  };
  const modes: [string, boolean, string][] = [['off', false, ''], ['none', true, ''], ['1 other', true, others(1)], ['10000 others', true, others(10000)], ['1 administrator', true, `insert into webhook_endpoints (id, administrator_id, url, event_types, secret) select gen_random_uuid(), min(id), 'https://e.com/', ${events}, 's' from administrators`]];
  const times: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < Number(process.env['ROUNDS'] ?? 7); round += 1)
    for (const [mode, on, sql] of round % 2 ? modes : modes.toReversed()) {
      await set(on); await hooks(sql);
      for (const [name, run] of Object.entries(work)) {
        await client.query('begin');
        const start = process.hrtime.bigint();
        await run();
        ((times[name] ??= {})[mode] ??= []).push(Number(process.hrtime.bigint() - start) / 1e6);
        await client.query('rollback');
      }
    }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
  for (const [name, by] of Object.entries(times)) {
    const base = median(by['off']!), least = Math.min(...by['off']!);
    console.log(name, Object.entries(by).map(([m, l]) => `${m} ${median(l).toFixed(0)} ms (${((median(l) / base - 1) * 100).toFixed(1)}%; min ${((Math.min(...l) / least - 1) * 100).toFixed(1)}%)`).join('; '));
  }
});
await directory.stop();
