import { describe, expect, it } from '@jest/globals';
import { pageAddress } from '../../../web/app/server/page-address.js';
import { browsePath, browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { nextCursor } from '../../../web/api/list-page.js';
import { routePaths } from '../../support/links/route-paths.js';

const search = (query: string) => browseSearchOf(new URLSearchParams(query));
const address = (path: string) => pageAddress(new URL(path, 'http://localhost')).path;

describe('the search in an address of Browse', () => {
  it.each(['all', 'All Categories', '', 'no-such-category'])(
    'an address of Browse has no category filter for %j',
    (category) => {
      expect(search(new URLSearchParams({ category }).toString()).category).toBeNull();
    },
  );

  it('an address of Browse ignores a sort order that is unknown or does not apply', () => {
    expect(search('sort=relevance').sort).toBeNull();
    expect(search('sort=distance').sort).toBeNull();
    expect(search('sort=distance&location=Austin').sort).toBe('distance');
    expect(search('sort=upwards').sort).toBeNull();
  });

  it('an address of Browse is the same after reading and writing', () => {
    const path = '/browse?query=patio&category=events&location=Austin%2C+TX&sort=name&cursor=abc';
    expect(browsePath(search(path.slice(path.indexOf('?') + 1)))).toBe(path);
  });
});

describe('the address of a page on the server', () => {
  it('the address of a business keeps the pets and the time of a question that can be read', () => {
    expect(address('/business/1?at=2026-11-27T19:00&pets=dog:70,cat&x=1')).toBe(
      '/business/1?pets=dog%3A70%2Ccat&at=2026-11-27T19%3A00',
    );
    expect(address('/business/1?pets=dog&weight=+70&at=')).toBe('/business/1?pets=dog%3A70');
    expect(address('/business/1?pets=cat&weight=')).toBe('/business/1?pets=cat');
    for (const unread of ['pets=dragon', 'pets=dog&weight=900', 'at=2026-11-27T19:00', 'weight=70']) {
      expect(address(`/business/1?${unread}`)).toBe('/business/1');
    }
  });

  it('a page address drops unknown parameters and sorts the known ones', () => {
    expect(address('/browse?utm_source=x&location=Austin&query=a')).toBe(address('/browse/?query=a&location=Austin'));
    expect(address('/?anything=1')).toBe('/');
    expect(address('/no/such/page')).toBe(address('/another'));
  });

  it('a page address drops trailing slashes, in linear time even for 200,000 slashes before a letter', () => {
    const slashes = '/'.repeat(200_000);
    const pathOf = (url: string) => pageAddress(new URL(url)).path;
    expect(pathOf(`http://localhost/browse${slashes}`)).toBe('/browse');
    expect(pathOf(`http://localhost${slashes}`)).toBe('/');
    expect(pathOf(`http://localhost${slashes}x`)).toBe('/404');
  });

  it('the address of a business keeps only a known preview', () => {
    expect(address('/business/7?x=1&preview=changes')).toBe('/business/7?preview=changes');
    expect(address('/business/7?preview=all')).toBe('/business/7');
  });

  it('the address of a plan page keeps only a known checkout result', () => {
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
    '/partners',
  ])('a page address is recognized without unknown parameters: %s', (path) => {
    const [before = '', query] = path.split('?');
    expect(address(`${before}/?utm_source=x${query === undefined ? '' : `&${query}`}`)).toBe(path);
  });

  it('the address of a business page keeps the linked review, the sort order, and the topic', () => {
    expect(address('/business/5?utm_source=x&review=12')).toBe('/business/5?review=12');
    expect(address('/business/5?review=12&from=/browse')).toBe('/business/5?from=%2Fbrowse&review=12');
    expect(address('/business/5?review=012')).toBe('/business/5');
    expect(address('/business/5?mentions=patio&sort=lowest')).toBe('/business/5?sort=lowest&mentions=patio');
    expect(address('/business/5?mentions=a.b&sort=newest&photos=1')).toBe('/business/5');
    expect(address('/business/5?photos=true&sort=lowest')).toBe('/business/5?sort=lowest&photos=true');
  });

  it.each(['/saved', '/my-businesses', '/contact', '/pet-profiles'])(
    'a page address keeps a valid cursor: %s',
    (path) => {
      expect(address(`${path}?utm_source=x&cursor=a%2Bb`)).toBe(`${path}?cursor=a%2Bb`);
      expect(address(`${path}?cursor=`)).toBe(path);
      expect(address(`${path}?cursor=${'a'.repeat(2001)}`)).toBe(path);
    },
  );
});

describe('the addresses of lists of saved places', () => {
  it('keep a known order and a cursor', () => {
    expect(address('/saved/lists/7?utm_source=x&sort=name&cursor=a')).toBe('/saved/lists/7?sort=name&cursor=a');
    expect(address('/saved/lists/7?sort=recent')).toBe('/saved/lists/7');
    expect(address('/saved/lists/7?sort=best')).toBe('/saved/lists/7');
    expect(address('/saved/lists/7/trip?sort=name')).toBe('/saved/lists/7/trip');
  });

  it('of a shared list keep the secret and a cursor only', () => {
    expect(address('/lists/aB_-9?cursor=a&sort=name')).toBe('/lists/aB_-9?cursor=a');
    expect(address('/lists/aB_-9/trip?x=1')).toBe('/lists/aB_-9/trip');
    expect(address('/lists/a.b')).toBe('/404');
  });
});

describe('the address of every route', () => {
  const paths = routePaths()
    .filter((path) => path !== '*' && path !== '/')
    .map((path) => `/${path}`);

  it.each(['/admin', '/admin/business-approval?cursor=a', '/admin/claims?status=all'])(
    'the address of an administrator page keeps all parameters: %s',
    (path) => expect(address(path)).toBe(path),
  );

  it.each(paths)('the server recognizes the address of every route: %s', (path) => {
    const example = path.replaceAll(/:\w+/g, '7');
    expect(address(example)).toBe(example);
  });

  it('the list of routes contains the address of Browse', () => {
    expect(paths).toContain('/browse');
  });
});

describe('the cursor of the next page', () => {
  it('the cursor of the next page is read from the Link header', () => {
    const link = '</api/businesses?limit=12&cursor=a%2Bb>; rel="next"';
    expect(nextCursor(new Headers({ link }))).toBe('a+b');
    expect(nextCursor(new Headers({ link: '</x?cursor=1>; rel="prev"' }))).toBeNull();
    expect(nextCursor(new Headers())).toBeNull();
  });
});
