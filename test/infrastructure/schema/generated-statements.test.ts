import { expect, it } from '@jest/globals';
import { withoutBlocking } from '../../../infrastructure/schema/generate-migration.js';

it('builds an index of an existing table concurrently, in a migration that can run twice', () => {
  expect(
    withoutBlocking([
      'create table "lists" ("id" int)',
      'create unique index "lists_id" on "lists" ("id")',
      'alter table "users" add column "a" int null, add column "b" int null',
      'create unique index "users_a" on "users" ("a")',
    ]),
  ).toEqual([
    'create table if not exists "lists" ("id" int)',
    'create unique index if not exists "lists_id" on "lists" ("id")',
    'alter table "users" add column if not exists "a" int null, add column if not exists "b" int null',
    'create unique index concurrently "users_a" on "users" ("a")',
  ]);
});

it('leaves statements alone that run in one transaction', () => {
  const statements = ['create table "lists" ("id" int)', 'create index "lists_id" on "lists" ("id")'];
  expect(withoutBlocking(statements)).toEqual(statements);
});
