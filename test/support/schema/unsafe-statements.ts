import type { MigrationFile } from '../../../infrastructure/schema/migrations.js';
import { concurrentIndex } from '../../../infrastructure/schema/running/concurrent-index.js';
import { isInBatches, isStepwise } from '../../../infrastructure/schema/running/run-migrations.js';
import { statementsOf, type SqlStatement } from '../../../infrastructure/schema/running/sql-statements.js';

/** Tables that stay small in any directory, by reason. All others may have millions of rows. */
export const SMALL_TABLES: Readonly<Record<string, readonly string[]>> = {
  'a row for each administrator, or a few': [
    'admin_presence',
    'administrator_sessions',
    'administrators',
    'import_mappings',
    'saved_replies',
  ],
  'loaded from npm packages': ['gazetteer', 'places', 'postal_codes', 'search_meanings'],
  'a few rows': ['analytics_salts', 'decisions', 'imports', 'provider_keys', 'review_totals', 'town_counts'],
};

const SMALL = new Set(Object.values(SMALL_TABLES).flat());

/** A comment with a reason for a statement that looks unsafe, but is not. */
const EXCUSED = /^--\s*Safe:\s*\S/i;

interface Rule {
  readonly finds: RegExp;
  readonly unless?: RegExp;
  /** The safe alternative. */
  readonly instead: string;
}

/** Statements that would make readers or writers of a large table wait. `~` is a placeholder for its name. */
const ON_LARGE: readonly Rule[] = [
  {
    finds: /^create (?:unique )?index (?!concurrently).*\bon (?:only )?~/,
    instead: 'Write `create index concurrently`: a plain build blocks all writes until it ends.',
  },
  {
    finds:
      /^alter table ~.*\badd column\b.*(?:\bserial\b|\bstored\b|\bas identity\b|default\s+(?:gen_random_uuid|uuidv\d|random|clock_timestamp|nextval)\b)/,
    instead:
      'Add the column without this default, which rewrites the table. Fill it in batches, and then set the default.',
  },
  {
    finds: /^alter table ~.*\badd column\b.*\b(?:references|check|unique|primary key)\b/,
    instead: 'Add the column alone, and then its constraint `not valid`, or its index concurrently.',
  },
  {
    finds: /^alter table ~.*\badd constraint\b.*\b(?:foreign key|check)\b/,
    unless: /\bnot valid$/,
    instead:
      'Add the constraint `not valid`, and run `validate constraint` in a later migration: a check of all rows under this lock blocks everyone.',
  },
  {
    finds: /^alter table ~.*\badd (?:constraint \S+ )?(?:unique|primary key)\b/,
    unless: /\busing index\b/,
    instead: 'Build the index with `create unique index concurrently`, and add the constraint `using index`.',
  },
  {
    finds: /^alter table ~.*\balter (?:column )?\S+ (?:set data )?type\b/,
    instead:
      'Add a column of the new type, fill it in batches, and use it instead. A change of type rewrites the table.',
  },
  {
    finds: /^alter table ~.*\bset not null\b/,
    instead:
      'Add `check (… is not null) not valid`, validate it in a later migration, and set `not null` after that, with `-- Safe: …` before it.',
  },
  {
    finds:
      /^alter table ~.*\bset (?:logged|unlogged|tablespace|access method)\b|^(?:cluster|vacuum full|lock(?: table)?) ~/,
    instead: 'This blocks everyone for as long as it takes. Find another way.',
  },
  {
    finds: /^reindex (?:table|index) (?!concurrently)/,
    instead: 'Write `reindex … concurrently`, outside a migration.',
  },
  {
    finds: /^alter table ~.*\b(?:drop (?:column\b|\w+$)|rename\b)|^drop table (?:if exists )?~/,
    unless: /\bdrop (?:constraint|default|not null|expression|identity)\b/,
    instead:
      'Drop it in the release after the one whose code stops using it, with `-- Safe: …` before it: processes of the previous release may still run.',
  },
  {
    finds: /^(?:with\b.*\)\s*)?(?:update|delete from) (?:only )?~/,
    instead:
      'Change a limited number of rows (`where id in (select … limit 1000)`), with `-- Repeats until it changes nothing.` before it.',
  },
];

/** Takes a lock on a table that keeps others waiting until its transaction ends. */
const LOCKS = /^(?:alter table|create (?:or replace )?(?:constraint )?trigger .* on|drop trigger .* on) ~/;

/** May take long, depending on rows. */
const LONG = /^(?:insert into .*\bselect\b|with\b|update\b|delete\b|do\b|select\b|call\b|.*\bvalidate constraint\b)/;

/** Statements that can run again after an interruption without an error. */
const REPEATABLE =
  /^(?:create or replace |create (?:table|sequence|schema|extension|index|unique index) if not exists |alter table .* (?:add column|drop constraint|drop column|drop) if exists |alter table .* (?:add column if not exists|validate constraint|alter column) |drop \w+ (?:concurrently )?if exists |grant |revoke |comment on )/;

/** Returns a sentence for each unsafe statement of a migration. `before` are the migrations before it. */
export function unsafeStatements({ name, sql }: MigrationFile, before: readonly MigrationFile[]): string[] {
  const large = [...tablesOf(before)].filter((table) => !SMALL.has(table));
  const statements = statementsOf(sql);
  const found = (statement: SqlStatement, problem: string) => `${name}: ${brief(statement.text)} … ${problem}`;
  const problems = statements
    .filter(({ comments }) => !comments.some((line) => EXCUSED.test(line)))
    .flatMap((each) => [
      ...onLarge(each, large).map((problem) => found(each, problem)),
      ...(isStepwise(sql) ? notRepeatable(each, statements) : []).map((problem) => found(each, problem)),
    ]);
  return isStepwise(sql)
    ? problems
    : [...problems, ...longWhileLocked(statements, large).map((each) => found(each, LATER))];
}

const LATER =
  'Move this into a migration of its own: until it ends, nobody can use the table that an earlier statement of this transaction has locked.';

function onLarge(statement: SqlStatement, large: readonly string[]): string[] {
  const text = plain(statement.text);
  return ON_LARGE.filter(
    ({ finds, unless }) =>
      unless?.test(text) !== true &&
      large.some((table) => about(finds, table).test(text)) &&
      !(isInBatches(statement) && /\blimit \d+/.test(text)),
  ).map(({ instead }) => instead);
}

function longWhileLocked(statements: readonly SqlStatement[], large: readonly string[]): SqlStatement[] {
  const first = statements.findIndex(({ text }) => locksOneOf(large, plain(text)));
  if (first < 0) return [];
  return statements
    .slice(first + 1)
    .filter(({ text, comments }) => LONG.test(plain(text)) && !comments.some((line) => EXCUSED.test(line)));
}

const locksOneOf = (large: readonly string[], text: string): boolean =>
  !/\bvalidate constraint\b/.test(text) && large.some((table) => about(LOCKS, table).test(text));

function notRepeatable(statement: SqlStatement, all: readonly SqlStatement[]): string[] {
  const text = plain(statement.text);
  if (concurrentIndex(statement.text) !== null || isInBatches(statement) || REPEATABLE.test(text)) return [];
  const added = /add constraint (\S+)/.exec(text)?.[1];
  const isDroppedBefore = all.some((each) => plain(each.text).endsWith(`drop constraint if exists ${added}`));
  if (added !== undefined && isDroppedBefore) return [];
  return [
    'This migration runs outside a transaction, so a start that is interrupted repeats it. Write this so that it can run twice: `if not exists`, `or replace`, or `drop … if exists` before it.',
  ];
}

const about = (rule: RegExp, table: string): RegExp => new RegExp(rule.source.replaceAll('~', `${table}\\b`));

/** In lower case, on one line, without quotes around names. */
function plain(text: string): string {
  return text
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^alter table (?:if exists |only )+/i, 'alter table ')
    .toLowerCase()
    .trim();
}

const brief = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 70);

/** Returns the tables that these migrations create. */
export function tablesOf(migrations: readonly MigrationFile[]): Set<string> {
  const created = migrations.flatMap(({ sql }) =>
    statementsOf(sql).flatMap(
      ({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(plain(text))?.[1] ?? [],
    ),
  );
  return new Set(created);
}
