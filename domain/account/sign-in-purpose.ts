import { parseId } from '../shared/ids.js';

/** The purposes of signing in, in words that follow 'Sign in to'. `place` is the public name of a business. */
const WORDS = {
  save: (place: string) => `save ${place}`,
  review: (place: string) => `review ${place}`,
  'edit-review': () => 'edit your review',
  helpful: () => 'mark a review as helpful',
  respond: () => 'respond to a review',
  'turned-away': (place: string) => `report that ${place} turned you away`,
  claim: (place: string) => `claim ${place}`,
  list: () => 'list your business',
  pet: () => 'add your pet',
  saved: () => 'see your saved places',
  businesses: () => 'manage your businesses',
  account: () => 'open your account',
} as const;

type Kind = keyof typeof WORDS;

/** Why a visitor signs in. */
export interface SignInPurpose {
  readonly kind: Kind;
  /** The business to name; null if the words name none. */
  readonly businessId: number | null;
}

/** Actions that a page completes after sign-in, named in the fragment. The ID is that of a business if the words name one. */
const ACTION = /#intent-(save|review|edit-review|helpful|respond|turned-away)-(\d+)$/;
const NAMES_BUSINESS: ReadonlySet<string> = new Set<Kind>(['save', 'review', 'turned-away']);
const CLAIM = /^\/claim-business\/(\d+)$/;

/** Pages for members only, by the start of their paths. */
const PAGES: readonly (readonly [path: string, kind: Kind])[] = [
  ['/create-business', 'list'],
  ['/pet-profiles/create', 'pet'],
  ['/saved', 'saved'],
  ['/my-businesses', 'businesses'],
  ['/user-profile', 'account'],
];

/** Returns the action in a path's fragment, such as `save-7`; null if there is none. */
export function actionIn(path: string): string | null {
  const [, kind, id] = ACTION.exec(path) ?? [];
  return kind === undefined || id === undefined ? null : `${kind}-${id}`;
}

/**
 * Returns why a sign-in that returns to this path on the site is wanted; null if the path doesn't say it. Reads only
 * known actions, known pages, and IDs, so that a link can't put words of its own on the sign-in page.
 */
export function signInPurposeOf(returnTo: string): SignInPurpose | null {
  const [, kind, id = ''] = ACTION.exec(returnTo) ?? [];
  if (kind !== undefined) return NAMES_BUSINESS.has(kind) ? naming(kind as Kind, id) : withoutName(kind as Kind);
  const [path = ''] = returnTo.split(/[?#]/, 1);
  const [, claimed] = CLAIM.exec(path) ?? [];
  if (claimed !== undefined) return naming('claim', claimed);
  const page = PAGES.find(([start]) => path === start || path.startsWith(`${start}/`));
  return page === undefined ? null : withoutName(page[1]);
}

const withoutName = (kind: Kind): SignInPurpose => ({ kind, businessId: null });

function naming(kind: Kind, id: string): SignInPurpose | null {
  const businessId = parseId(id);
  return businessId === null ? null : { kind, businessId };
}

/** Returns the words that follow 'Sign in to'. `name` is the public name of the business; null if it has none. */
export function purposeInWords({ kind }: SignInPurpose, name: string | null): string {
  return WORDS[kind](name ?? 'this place');
}
