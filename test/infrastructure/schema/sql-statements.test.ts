import { describe, expect, it } from '@jest/globals';
import { migrationNames, readMigration } from '../../../infrastructure/schema/migrations.js';
import { concurrentIndex } from '../../../infrastructure/schema/running/concurrent-index.js';
import { isStepwise } from '../../../infrastructure/schema/running/run-migrations.js';
import { statementsOf } from '../../../infrastructure/schema/running/sql-statements.js';

const texts = (sql: string) => statementsOf(sql).map(({ text }) => text);

describe('statementsOf', () => {
  it.each<[string, string, string[]]>([
    ['no statement', ' -- Nothing.\n', []],
    ['two, the last without a semicolon', 'select 1;\nselect 2', ['select 1', 'select 2']],
    ['a semicolon in a string', `select ';', 'it''s;'; select 2`, [`select ';', 'it''s;'`, 'select 2']],
    ['a semicolon in a quoted name', 'select 1 as "a;""b"; select 2', ['select 1 as "a;""b"', 'select 2']],
    ['a semicolon in a comment', 'select 1 /* a; b */ + 2; -- c;\nselect 3', ['select 1  + 2', 'select 3']],
    ['a semicolon in dollar quotes', 'do $$ begin x; end $$; select 2', ['do $$ begin x; end $$', 'select 2']],
    ['named dollar quotes', 'do $a$ $$;$$ $a$; select 2', ['do $a$ $$;$$ $a$', 'select 2']],
    [
      'a function body in SQL',
      'create function f() returns int begin atomic select case when true then 1 end; select 2; end; select 3',
      ['create function f() returns int begin atomic select case when true then 1 end; select 2; end', 'select 3'],
    ],
    ['case outside a body', 'select case when a then 1 end; select 2', ['select case when a then 1 end', 'select 2']],
  ])('finds %s', (_, sql, found) => {
    expect(texts(sql)).toEqual(found);
  });

  it('keeps the comments before each statement', () => {
    expect(statementsOf('-- A.\n\n-- B.\nselect 1;\n-- C.\nselect 2;').map(({ comments }) => comments)).toEqual([
      ['-- A.', '-- B.'],
      ['-- C.'],
    ]);
  });

  it('finds no cut statement in any migration', () => {
    const all = migrationNames().flatMap((name) => texts(readMigration(name).sql));
    const starts = /^(?:alter|comment|create|delete|do|drop|grant|insert|revoke|select|set|truncate|update|with)\b/i;
    expect(all.filter((text) => !starts.test(text))).toEqual([]);
  });
});

describe('concurrentIndex', () => {
  it('reads the parts, with and without quotes', () => {
    expect(concurrentIndex('create unique index concurrently "a_b" on "a" ("b") where b > 0')).toEqual({
      ...{ unique: 'unique ', name: 'a_b', table: 'a', rest: '("b") where b > 0' },
    });
    expect(concurrentIndex('create index concurrently a_b on a using gin (b)')).toEqual({
      ...{ unique: '', name: 'a_b', table: 'a', rest: 'using gin (b)' },
    });
    expect(concurrentIndex('create index a_b on a (b)')).toBeNull();
  });
});

describe('isStepwise', () => {
  it.each([
    ['create index concurrently a_b on a (b)', true],
    ['-- Repeats until it changes nothing.\nupdate a set b = 1', true],
    ['create index a_b on a (b); -- concurrently', false],
    ['alter table a add column b int', false],
  ])('%s: %s', (sql, expected) => {
    expect(isStepwise(sql)).toBe(expected);
  });
});
