import { describe, expect, it } from '@jest/globals';
import { sitePath } from '../../../domain/shared/site-path.js';

describe('a path that a caller names', () => {
  it.each([
    ['/', '/'],
    ['/browse?category=events&page=2', '/browse?category=events&page=2'],
    ['/business/1#reviews', '/business/1#reviews'],
    ['/a b', '/a%20b'],
    ['/a/../browse', '/browse'],
    ['/?from=https://elsewhere.example', '/?from=https://elsewhere.example'],
    ['/apiary', '/apiary'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('is one of this site: %j', (wanted, path) => expect(sitePath(wanted)).toBe(path));

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
    '/oidc/session/end',
    '/oid%63/session/end',
    `/${'a'.repeat(2000)}`,
  ])('is none, and leads nowhere: %j', (wanted) => expect(sitePath(wanted)).toBeNull());
});
