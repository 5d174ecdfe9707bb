import { describe, expect, it } from '@jest/globals';
import { pageAddress } from '../../../web/app/page-address.js';
import { browsePath, browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { nextCursor } from '../../../web/lib/path/next-cursor.js';
import { routePaths } from '../../support/links/route-paths.js';

const search = (query: string) => browseSearchOf(new URLSearchParams(query));
const address = (path: string) => pageAddress(new URL(path, 'http://localhost')).path;

describe('an address of Browse', () => {
  it.each(['all', 'All Categories', '', 'no-such-category'])('with the category %j filters by none', (category) => {
    expect(search(new URLSearchParams({ category }).toString()).category).toBeNull();
  });

  it('has no order that does not apply', () => {
    expect(search('sort=relevance').sort).toBeNull();
    expect(search('sort=distance').sort).toBeNull();
    expect(search('sort=distance&location=Austin').sort).toBe('distance');
    expect(search('sort=upwards').sort).toBeNull();
  });

  it('is written as it was read', () => {
    const path = '/browse?query=patio&category=events&location=Austin%2C+TX&sort=name&cursor=abc';
    expect(browsePath(search(path.slice(path.indexOf('?') + 1)))).toBe(path);
  });
});

describe('the address of a page', () => {
  it('is one for the same page, whatever else the address holds', () => {
    expect(address('/browse?utm_source=x&location=Austin&query=a')).toBe(address('/browse/?query=a&location=Austin'));
    expect(address('/?anything=1')).toBe('/');
    expect(address('/no/such/page')).toBe(address('/another'));
  });

  it('says of the page of a plan from where somebody comes, and nothing else', () => {
    expect(address('/my-businesses/7/plan?x=1&checkout=success')).toBe('/my-businesses/7/plan?checkout=success');
    expect(address('/my-businesses/7/plan?checkout=paid')).toBe('/my-businesses/7/plan');
  });

  it.each([
    '/saved',
    '/create-business',
    '/recommend-business',
    '/my-businesses',
    '/my-businesses/7/edit',
    '/my-businesses/7/poster',
    '/my-businesses/7/plan',
    '/pet-profiles',
    '/pet-profiles/7',
    '/pet-profiles/edit/7',
    '/pet-profiles/create',
    '/my-businesses/7/analytics',
    '/my-businesses/7/analytics?days=90',
    '/public-business-listing',
    '/business-resources',
  ])('is known: %s', (path) => {
    const [before = '', query] = path.split('?');
    expect(address(`${before}/?utm_source=x${query === undefined ? '' : `&${query}`}`)).toBe(path);
  });

  it('of a business says which review it leads to', () => {
    expect(address('/business/5?utm_source=x&review=12')).toBe('/business/5?review=12');
    expect(address('/business/5?review=12&from=/browse')).toBe('/business/5?from=%2Fbrowse&review=12');
    expect(address('/business/5?review=012')).toBe('/business/5');
    expect(address('/business/5?mentions=patio&sort=lowest')).toBe('/business/5?sort=lowest&mentions=patio');
    expect(address('/business/5?mentions=a.b&sort=newest')).toBe('/business/5');
  });

  it.each(['/saved', '/my-businesses', '/contact', '/pet-profiles'])('says where the list begins: %s', (path) => {
    expect(address(`${path}?utm_source=x&cursor=a%2Bb`)).toBe(`${path}?cursor=a%2Bb`);
    expect(address(`${path}?cursor=`)).toBe(path);
    expect(address(`${path}?cursor=${'a'.repeat(2001)}`)).toBe(path);
  });
});

describe('every page that there is', () => {
  const paths = routePaths()
    .filter((path) => path !== '*' && path !== '/')
    .map((path) => `/${path}`);

  it.each(['/admin', '/admin/business-approval?cursor=a', '/admin/claims?status=all'])(
    'of an administrator depends on all of its address: %s',
    (path) => expect(address(path)).toBe(path),
  );

  it.each(paths)('has an address that the server knows: %s', (path) => {
    const example = path.replaceAll(/:\w+/g, '7');
    expect(address(example)).toBe(example);
  });

  it('is read', () => {
    expect(paths).toContain('/browse');
  });
});

describe('the next page of a list', () => {
  it('is taken from its Link header', () => {
    const link = '</api/businesses?limit=12&cursor=a%2Bb>; rel="next"';
    expect(nextCursor(new Headers({ link }))).toBe('a+b');
    expect(nextCursor(new Headers({ link: '</x?cursor=1>; rel="prev"' }))).toBeNull();
    expect(nextCursor(new Headers())).toBeNull();
  });
});
