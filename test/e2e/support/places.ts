import type { APIRequestContext } from '@playwright/test';

interface Place {
  id: number;
  name: string;
  images: string[];
  reviewCount: number;
  city: string | null;
  state: string | null;
}

/** Places of the product that runs, best reviewed first. */
export async function places(request: APIRequestContext): Promise<Place[]> {
  return (await (await request.get('/api/businesses?sort=reviews&limit=100')).json()) as Place[];
}

/** A place with pictures and reviews. */
export async function aBusyPlace(request: APIRequestContext): Promise<Place> {
  const found = (await places(request)).find(({ images, reviewCount }) => images.length > 1 && reviewCount > 0);
  if (found === undefined) throw new Error('The demo data hold no place with pictures and reviews.');
  return found;
}

export async function aBusinessPath(request: APIRequestContext): Promise<string> {
  return `/business/${(await aBusyPlace(request)).id}`;
}
