import { parseId, parseUserId } from '../shared/ids.js';

/** A page of a business stands for what is on it; what of that is taken down is for the administrator to say. */
export const NAMED_TYPES = ['review', 'response', 'guide_dog', 'pet_profile', 'photo', 'business'] as const;

/** What a notice names: something published, or a page of a business. */
export type NamedType = (typeof NAMED_TYPES)[number];

/** What an address of this site names; whether it exists is another question. */
export type NamedThing =
  | { readonly type: 'review' | 'response'; readonly id: number }
  | { readonly type: 'pet_profile' | 'business'; readonly id: number }
  | { readonly type: 'guide_dog'; readonly memberId: string }
  | { readonly type: 'photo'; readonly address: string };

/** The anchors of a review and of the answer to it on any page that shows them. */
export const reviewAnchor = (reviewId: number): string => `review-${reviewId}`;
export const responseAnchor = (responseId: number): string => `response-${responseId}`;

/**
 * What an address names, or null for one that is not of this site or names nothing that can be taken down. `typed` is a
 * path or a whole address; `site` is where people reach this site.
 */
export function namedThing(typed: string, site: string): NamedThing | null {
  const url = addressOf(typed, site);
  return url === null ? null : (ofAnchor(url.hash) ?? ofPath(url.pathname));
}

function addressOf(typed: string, site: string): URL | null {
  const home = new URL(site);
  const text = typed.startsWith(`${home.host}/`) ? `${home.protocol}//${typed}` : typed;
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(text)) return null;
  const url = URL.canParse(text, site) ? new URL(text, site) : null;
  // Whoever copied http:// of a site that answers by https:// means the same page.
  return url !== null && url.hostname === home.hostname && url.username === '' ? url : null;
}

function ofAnchor(hash: string): NamedThing | null {
  const [, type, text = ''] = /^#(review|response)-(\d+)$/.exec(hash) ?? [];
  const id = parseId(text);
  return id === null ? null : { type: type === 'review' ? 'review' : 'response', id };
}

function ofPath(path: string): NamedThing | null {
  if (path.startsWith('/uploads/') && !path.startsWith('/uploads/private/')) return { type: 'photo', address: path };
  const [, page, rest = ''] = /^\/(business|pet-profiles|user-reviews)\/([^/]+)\/?$/.exec(path) ?? [];
  const id = parseId(rest);
  if (page === 'business' && id !== null) return { type: 'business', id };
  if (page === 'pet-profiles' && id !== null) return { type: 'pet_profile', id };
  const memberId = page === 'user-reviews' ? parseUserId(rest) : null;
  return memberId === null ? null : { type: 'guide_dog', memberId };
}
