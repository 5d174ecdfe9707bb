import { parseId, parseUserId } from '../shared/ids.js';
import { urlIn } from '../shared/url-in.js';

/** A business page refers to all content on it. The administrator decides what to take down. */
export const NAMED_TYPES = ['review', 'response', 'guide_dog', 'pet_profile', 'photo', 'business'] as const;

/** Targets of a copyright notice: content or a business page. */
export type NamedType = (typeof NAMED_TYPES)[number];

/** The target of an address on this site. It may not exist. */
export type NamedThing =
  | { readonly type: 'review' | 'response'; readonly id: number }
  | { readonly type: 'pet_profile' | 'business'; readonly id: number }
  | { readonly type: 'guide_dog'; readonly memberId: string }
  | { readonly type: 'photo'; readonly address: string };

/** Anchors of a review and its response on every page that shows them. */
export const reviewAnchor = (reviewId: number): string => `review-${reviewId}`;
export const responseAnchor = (responseId: number): string => `response-${responseId}`;

/**
 * Returns what an address refers to; null if it isn't on this site or can't be taken down. `typed` is a path or URL;
 * `site` is the public URL of this site.
 */
export function namedThing(typed: string, site: string): NamedThing | null {
  const url = addressOf(typed, site);
  return url === null ? null : (ofAnchor(url.hash) ?? ofPath(url.pathname));
}

function addressOf(typed: string, site: string): URL | null {
  const home = new URL(site);
  const text = typed.startsWith(`${home.host}/`) ? `${home.protocol}//${typed}` : typed;
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(text)) return null;
  const url = urlIn(text, site);
  // An http:// address of an https:// site is the same page.
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
