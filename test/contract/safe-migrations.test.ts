import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS_FOLDER, migrationNames, readMigration } from '../../infrastructure/schema/migrations.js';
import { migrationHashes, openFixture } from '../support/release/release-fixture.js';
import { SMALL_TABLES, tablesOf, unsafeStatements } from '../support/schema/unsafe-statements.js';

const ALL = migrationNames().map(readMigration);
/** Migrations before this one ran only while no server was running. */
const FIRST_CHECKED = '0140';

const EARLIER = [
  {
    name: '0001-a',
    sql: 'create table "businesses" (id int); create table users (id uuid); create table places (id int);',
  },
];

const problems = (sql: string) => unsafeStatements({ name: '0200-b', sql }, EARLIER);

describe('migrations', () => {
  it('block no large table for long, so requests wait less than a second', () => {
    const checked = ALL.filter(({ name }) => name >= FIRST_CHECKED);
    expect(checked.length).toBeGreaterThan(0);
    expect(
      checked.flatMap((each) =>
        unsafeStatements(
          each,
          ALL.filter(({ name }) => name < each.name),
        ),
      ),
    ).toEqual([]);
  });

  it('never change after their release', async () => {
    const { migrations } = await openFixture(null);
    expect(migrationHashes(MIGRATIONS_FOLDER)).toMatchObject(migrations);
  });

  it('create every table that is listed as small', () => {
    const tables = tablesOf(ALL);
    expect(
      Object.values(SMALL_TABLES)
        .flat()
        .filter((name) => !tables.has(name)),
    ).toEqual([]);
  });
});

describe('the check of migrations rejects', () => {
  it.each<[string, string]>([
    ['create index businesses_name on businesses (name)', 'create index concurrently'],
    ['create unique index a on only "businesses" ("name")', 'create index concurrently'],
    ['alter table businesses add column a uuid default gen_random_uuid()', 'rewrites the table'],
    ['alter table businesses add column a int generated always as (1) stored', 'rewrites the table'],
    ['alter table "businesses" add column "owner" uuid null references users', 'not valid'],
    ['alter table businesses add constraint a foreign key (b) references users (id)', 'not valid'],
    ['alter table only public.businesses add constraint a check (b > 0)', 'not valid'],
    ['alter table businesses add constraint a unique (b)', 'using index'],
    ['alter table businesses add primary key (b)', 'using index'],
    ['alter table businesses alter column b type bigint', 'rewrites the table'],
    ['alter table businesses alter b set not null', 'is not null'],
    ['lock table businesses', 'blocks everyone'],
    ['alter table businesses drop column b', 'release after'],
    ['alter table businesses rename column b to c', 'release after'],
    ['drop table if exists businesses', 'release after'],
    ['update businesses set b = 1 where b is null', 'limited number of rows'],
    ['delete from users', 'limited number of rows'],
    ['-- Repeats until it changes nothing.\nupdate businesses set b = 1 where b is null', 'limited number of rows'],
    ['alter table businesses add column b int; insert into other select id from businesses', 'migration of its own'],
    [
      'alter table businesses add constraint a check (b > 0) not valid; alter table businesses validate constraint a',
      'migration of its own',
    ],
    ['create index concurrently a on businesses (b); create function f() returns int return 1', 'can run twice'],
    ['create index concurrently a on businesses (b); alter table businesses add column b int', 'can run twice'],
  ])('%s', (sql, instead) => {
    expect(problems(sql)).toEqual([expect.stringContaining(instead)]);
  });
});

describe('the check of migrations accepts', () => {
  it.each([
    'create index concurrently a on businesses (name)',
    'create table boats (id int references businesses); create index boats_id on boats (id); insert into boats select 1',
    'create index a on places (name); update places set name = 1',
    `alter table businesses add column a int null; alter table businesses add column b text not null default ''`,
    'alter table businesses add column if not exists a timestamptz default now(); create index concurrently b on businesses (a)',
    'alter table businesses add constraint a check (b > 0) not valid',
    'alter table businesses validate constraint a',
    'alter table businesses drop constraint a; alter table businesses alter column b drop not null',
    'alter table businesses add constraint a unique using index b',
    'create index concurrently a on businesses (b); alter table businesses drop constraint if exists c; alter table businesses add constraint c check (b > 0) not valid',
    '-- Repeats until it changes nothing.\nupdate businesses set b = 1 where id in (select id from businesses where b is null limit 1000)',
    '-- Safe: the check of 0199 is valid.\nalter table businesses alter b set not null',
    'create trigger a after insert on businesses for each row execute function f()',
  ])('%s', (sql) => {
    expect(problems(sql)).toEqual([]);
  });
});
