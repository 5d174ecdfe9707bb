import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { CATEGORIES, type Category, type Kind } from '../../../interfaces/contract/shared/words.js';
import type { Administrator } from './administrator.js';

interface Business {
  id: number;
  name: string;
  category: Category;
  kind: Kind | null;
  images: string[];
  reviewCount: number;
  isClaimed: boolean;
  address: string | null;
  phone: string | null;
  website: string | null;
  city: string | null;
  state: string | null;
}

/** Returns up to 100 businesses, most reviewed first. */
async function businesses(request: APIRequestContext): Promise<Business[]> {
  return (await (await request.get('/api/businesses?sort=reviews&limit=100')).json()) as Business[];
}

/** Returns a business with several photos and reviews. */
export async function reviewedBusiness(request: APIRequestContext): Promise<Business> {
  const found = (await businesses(request)).find(({ images, reviewCount }) => images.length > 1 && reviewCount > 0);
  if (found === undefined) throw new Error('The demo data has no business with photos and reviews.');
  return found;
}

/** Returns a business with photos, reviews, an address, a phone number, and a website. */
export async function businessWithContacts(request: APIRequestContext): Promise<Business> {
  const found = (await businesses(request)).find(
    ({ images, reviewCount, address, phone, website }) =>
      images.length > 2 && reviewCount > 0 && address && phone && website,
  );
  if (found === undefined) throw new Error('The demo data has no business with all contact information.');
  return found;
}

export async function businessPath(request: APIRequestContext): Promise<string> {
  return `/business/${(await reviewedBusiness(request)).id}`;
}

/** Returns the nth unclaimed business from the end of the list. Other tests use the most reviewed ones. */
export async function unclaimedBusiness(request: APIRequestContext, nth: number): Promise<Business> {
  const found = (await businesses(request)).filter(({ isClaimed }) => !isClaimed).at(-1 - nth);
  if (found === undefined) throw new Error('The demo data has too few unclaimed businesses.');
  return found;
}

/** Returns an unclaimed event with few reviews, which no other test uses. */
export async function leastReviewedBusiness(request: APIRequestContext): Promise<Business> {
  const answer = await request.get('/api/businesses?category=events&sort=name&limit=100');
  const found = ((await answer.json()) as Business[])
    .filter(({ isClaimed }) => !isClaimed)
    .toSorted((a, b) => a.reviewCount - b.reviewCount || a.id - b.id)[0];
  if (found === undefined) throw new Error('The demo data has too few unclaimed events.');
  return found;
}

/** Returns two homes that no other test changes, counted from the end of the list. */
export async function unusedHomes(request: APIRequestContext, nth: number): Promise<readonly [Business, Business]> {
  const response = await request.get('/api/businesses?category=homes&sort=name&limit=100');
  const found = (await response.json()) as (Business & { tier: string; ownerId: string | null })[];
  const unused = found.filter(({ ownerId, tier }) => ownerId === null && tier === 'free').toReversed();
  const [first, second] = unused.slice(2 * nth);
  if (first === undefined || second === undefined) throw new Error('The demo data has too few homes.');
  return [first, second];
}

/** Returns the path of the page of a public place without photos. */
export async function placeWithoutPhotos(request: APIRequestContext): Promise<string> {
  for (const category of CATEGORIES) {
    const answer = await request.get(`/api/businesses?category=${category}&limit=100`);
    const bare = ((await answer.json()) as Business[]).find(({ images }) => images.length === 0);
    if (bare !== undefined) return `/business/${bare.id}`;
  }
  throw new Error('Every place has photos.');
}

/** Adds an approved listing of the page's member, and returns its ID. `name` must be unique. */
export async function addListing(page: Page, administrator: Administrator, name: string): Promise<number> {
  const data = { name, category: 'restaurants', zipCode: '59601' };
  expect((await page.request.post('/api/businesses', { data })).status()).toBe(201);
  const pending = await administrator.list<AdminBusiness>('/api/admin/pending-businesses');
  const id = pending.find((business) => business.name === name)?.id;
  if (id === undefined) throw new Error(`${name} is not among the pending businesses.`);
  await administrator.post(`/api/admin/businesses/${String(id)}/approve`);
  return id;
}
