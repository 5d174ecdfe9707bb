import { describe, expect, it } from '@jest/globals';
import { MAX_ID, parseId, parseUserId } from '../../../domain/shared/ids.js';
import { sitePath } from '../../../domain/shared/site-path.js';

describe('a path from a request', () => {
  it.each([
    ['/', '/'],
    ['/browse?category=events&page=2', '/browse?category=events&page=2'],
    ['/business/1#reviews', '/business/1#reviews'],
    ['/a b', '/a%20b'],
    ['/a/../browse', '/browse'],
    ['/?from=https://elsewhere.example', '/?from=https://elsewhere.example'],
    ['/apiary', '/apiary'],
    ['/help/api/', '/help/api/'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('is accepted as a path of this site: %j', (wanted, path) => expect(sitePath(wanted)).toBe(path));

  it.each([
    null,
    undefined,
    7,
    ['/browse'],
    '',
    'browse',
    'https://elsewhere.example/',
    ['javascript', 'alert(1)'].join(':'),
    '//elsewhere.example',
    '///elsewhere.example',
    String.raw`/\elsewhere.example`,
    String.raw`/a\b`,
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example/x',
    '/..//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/%2e%2e//elsewhere.example',
    '/api',
    '/api/logout',
    '/api?x',
    '/API/logout',
    '/%61pi/logout',
    '/./api/logout',
    '/a/../api/logout',
    '/%2Fapi/logout',
    '/oidc/session/end',
    '/oid%63/session/end',
    `/${'a'.repeat(2000)}`,
  ])('is rejected: %j', (wanted) => expect(sitePath(wanted)).toBeNull());
});

describe('an ID in a path', () => {
  it.each([
    ['1', 1],
    [String(MAX_ID), MAX_ID],
    [String(MAX_ID + 1), null],
    ['0', null],
    ['01', null],
    ['1.5', null],
    ['12345678901', null],
    ['', null],
  ])('%j as a record ID is %j', (text, id) => expect(parseId(text)).toBe(id));

  const ID = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';

  it.each([
    [ID, ID],
    [ID.toUpperCase(), ID],
    [`x${ID}`, null],
    [`${ID}0`, null],
    [ID.replaceAll('-', ''), null],
  ])('%j as a member ID is %j', (text, id) => expect(parseUserId(text)).toBe(id));
});
