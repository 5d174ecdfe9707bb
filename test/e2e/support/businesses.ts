import type { APIRequestContext } from '@playwright/test';

interface Business {
  id: number;
  name: string;
  images: string[];
  reviewCount: number;
  isClaimed: boolean;
  address: string | null;
  phone: string | null;
  website: string | null;
  city: string | null;
  state: string | null;
}

/** Businesses of the product that runs, best reviewed first. */
export async function businesses(request: APIRequestContext): Promise<Business[]> {
  return (await (await request.get('/api/businesses?sort=reviews&limit=100')).json()) as Business[];
}

/** A business with pictures and reviews. */
export async function aBusyBusiness(request: APIRequestContext): Promise<Business> {
  const found = (await businesses(request)).find(({ images, reviewCount }) => images.length > 1 && reviewCount > 0);
  if (found === undefined) throw new Error('The demo data hold no business with pictures and reviews.');
  return found;
}

/** One of them with an address, a phone and a website. */
export async function aReachableBusiness(request: APIRequestContext): Promise<Business> {
  const found = (await businesses(request)).find(
    ({ images, reviewCount, address, phone, website }) =>
      images.length > 2 && reviewCount > 0 && address && phone && website,
  );
  if (found === undefined) throw new Error('The demo data hold no business that one can reach in all ways.');
  return found;
}

export async function aBusinessPath(request: APIRequestContext): Promise<string> {
  return `/business/${(await aBusyBusiness(request)).id}`;
}

/** The nth business that nobody has claimed, from the end of the list: other tests take the best reviewed ones. */
export async function unclaimedBusiness(request: APIRequestContext, nth: number): Promise<Business> {
  const found = (await businesses(request)).filter(({ isClaimed }) => !isClaimed).at(-1 - nth);
  if (found === undefined) throw new Error('The demo data hold too few businesses that nobody has claimed.');
  return found;
}

/** A business that nobody has claimed and few have reviewed, so that no other test takes it; phone and desktop have different ones. */
export async function littleKnownBusiness(request: APIRequestContext, isMobile: boolean): Promise<Business> {
  const answer = await request.get('/api/businesses?category=events&sort=name&limit=100');
  const found = ((await answer.json()) as Business[])
    .filter(({ id, isClaimed }) => !isClaimed && id % 2 === Number(isMobile))
    .toSorted((a, b) => a.reviewCount - b.reviewCount || a.id - b.id)[0];
  if (found === undefined) throw new Error('The demo data hold too few events that nobody has claimed.');
  return found;
}
