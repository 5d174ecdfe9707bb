import { plainWords } from '../business/plain-name.js';
import { DAY_MS, daysAfter } from '../shared/days.js';
import { QUEUE_MARKS, type LinkProblem, type QueueMark } from './queue-mark.js';
import { spamWordsIn } from './spam-words.js';

/** Product decision: days for which an account counts as new. Most spam comes in the first week of an account. */
export const NEW_ACCOUNT_DAYS = 7;

/**
 * Product decisions: waiting items, or new accounts with waiting items, from one network (/24, or /48 for IPv6) that are
 * marked. A household or an office may share one, so two items of one account are no sign.
 */
export const SAME_NETWORK_ITEMS = 3;
export const SAME_NETWORK_ACCOUNTS = 2;

/** Maximum number of words or links that a mark names. */
const MAX_NAMED = 3;

/** A link that could not be reached. */
export interface BrokenLink {
  readonly url: string;
  readonly problem: LinkProblem;
}

/** Name and phone number of a place. */
export interface PlaceContact {
  readonly name: string;
  readonly phone: string | null;
}

/** What is known about a waiting item. Absent facts mark nothing. */
export interface MarkFacts {
  /** What has no proof: a claim, or an ownership request. */
  readonly lacksProof?: 'claim' | 'request' | null | undefined;
  /** Words that the sender wrote. */
  readonly text?: string | null | undefined;
  /** Waiting items from the item's network, including it, and the new accounts among their senders. */
  readonly network?: { readonly items: number; readonly accounts: number } | null | undefined;
  /** For changes of a claimed place: its contact before and after. */
  readonly contact?: { readonly before: PlaceContact; readonly after: PlaceContact } | null | undefined;
  /** The name of a business that may be the same. */
  readonly twin?: string | null | undefined;
  readonly broken?: readonly BrokenLink[] | null | undefined;
  /** When the account was created, if this is its first listing. */
  readonly firstListingOf?: Date | null | undefined;
}

/** A mark on an item, and why it is there, as a sentence for administrators. */
export interface MarkedItem {
  readonly mark: QueueMark;
  readonly why: string;
}

/** Returns the marks of an item, the most important first. */
export function marksOf(facts: MarkFacts, now: Date): readonly MarkedItem[] {
  return QUEUE_MARKS.flatMap((mark) => {
    const why = RULES[mark](facts, now);
    return why === null ? [] : [{ mark, why }];
  });
}

const NO_PROOF = {
  claim: 'The claimant has not proven any tie to the business yet.',
  request: 'The requester has not sent any document.',
} as const;

/** The rule of each mark: returns why an item has it; null if it hasn't. */
const RULES: Readonly<Record<QueueMark, (facts: MarkFacts, now: Date) => string | null>> = {
  no_proof: ({ lacksProof }) => (lacksProof ? NO_PROOF[lacksProof] : null),
  spam_words: ({ text }) => {
    const words = spamWordsIn(text ?? '').map((word) => `“${word}”`);
    return words.length === 0 ? null : `The text contains words that are frequent in spam: ${listed(words)}.`;
  },
  same_network: ({ network }) => sameNetwork(network ?? { items: 1, accounts: 0 }),
  changed_contact: ({ contact }) => (contact ? changedContact(contact.before, contact.after) : null),
  duplicate: ({ twin }) => (twin ? `This may be the same place as ${twin}.` : null),
  unreachable_link: ({ broken }) => unreachable(broken ?? []),
  first_listing: ({ firstListingOf }, now) =>
    firstListingOf && daysAfter(firstListingOf, NEW_ACCOUNT_DAYS) > now ? firstListing(firstListingOf, now) : null,
};

function listed(words: readonly string[]): string {
  const more = words.length - MAX_NAMED;
  const named = words.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named}, and ${String(more)} more` : named;
}

function unreachable(broken: readonly BrokenLink[]): string | null {
  if (broken.length === 0) return null;
  const more = broken.length - MAX_NAMED;
  const rest = more > 0 ? [`We could not reach ${more === 1 ? '1 more link' : `${String(more)} more links`}.`] : [];
  return [...broken.slice(0, MAX_NAMED).map(inWords), ...rest].join(' ');
}

function sameNetwork({ items, accounts }: { readonly items: number; readonly accounts: number }): string | null {
  if (accounts >= SAME_NETWORK_ACCOUNTS) {
    return `${String(accounts)} new accounts sent waiting items from one network.`;
  }
  return items >= SAME_NETWORK_ITEMS ? `${String(items)} waiting items came from one network.` : null;
}

const digitsOf = (phone: string | null): string => (phone ?? '').replaceAll(/\D/g, '').slice(-10);

function changedContact(before: PlaceContact, after: PlaceContact): string | null {
  const isRenamed = plainWords(before.name) !== plainWords(after.name);
  const isRenumbered = digitsOf(before.phone) !== digitsOf(after.phone);
  if (!isRenamed && !isRenumbered) return null;
  const name = isRenamed ? `its name from “${before.name}” to “${after.name}”` : '';
  const phone = isRenumbered ? `its phone number from ${before.phone ?? 'none'} to ${after.phone ?? 'none'}` : '';
  return `The owner of this claimed place wants to change ${[name, phone].filter(Boolean).join(' and ')}.`;
}

const inWords = ({ url, problem }: BrokenLink): string =>
  problem === 'no_page' ? `There is no page at ${url}.` : `We could not reach ${url}.`;

function firstListing(created: Date, now: Date): string {
  const days = Math.floor((now.getTime() - created.getTime()) / DAY_MS);
  const age = days === 0 ? 'was created today' : `is ${days === 1 ? '1 day' : `${String(days)} days`} old`;
  return `This is the first listing of an account that ${age}.`;
}
