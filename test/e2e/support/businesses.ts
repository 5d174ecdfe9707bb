import type { APIRequestContext } from '@playwright/test';

interface Business {
  id: number;
  name: string;
  images: string[];
  reviewCount: number;
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

export async function aBusinessPath(request: APIRequestContext): Promise<string> {
  return `/business/${(await aBusyBusiness(request)).id}`;
}
