import { useQuery } from '@tanstack/react-query';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_STATUS_LABEL } from '../../../interfaces/contract/shared/words.js';
import { ownedBusinessesQuery } from '../../api/owned-businesses.js';
import { claimStatusOf } from '../../features/claim/claim-words.js';
import { useOwnClaims } from '../../features/claim/claims.queries.js';
import type { OwnListing } from '../../features/home/your-businesses.js';
import { listingStatusOf } from '../../features/my-businesses/listing-status.js';
import { useListingDraft } from '../../lib/member/listing-draft.js';

/** What the member must do comes first, then what waits for us, then the rest. */
const RANKS = ['work', 'waiting', 'done'] as const;

type Ranked = OwnListing & { readonly rank: (typeof RANKS)[number] };

/**
 * Returns what /my-businesses contains: the member's listings, unsent listing, and claims, those that need work first.
 * `listings` is undefined while loading. A claim that became a listing appears once.
 */
export function useOwnListings(userId: string) {
  const owned = useQuery(ownedBusinessesQuery(userId));
  const claims = useOwnClaims();
  const draft = useListingDraft();
  const others = [
    ...(draft === null ? [] : [draftEntry(draft.name)]),
    ...(claims.data ?? []).filter(({ status }) => status !== 'approved').map(claimEntry),
  ];
  // Claims that keep failing must not hide the listings.
  const isLoading = owned.isPending || (claims.isPending && claims.failureCount === 0);
  const entries = [...others, ...(owned.data?.businesses ?? []).map(businessEntry)];
  return {
    listings: isLoading ? undefined : RANKS.flatMap((rank) => entries.filter((entry) => entry.rank === rank)),
    total: others.length + (owned.data?.total ?? 0),
    onRetry: owned.data === undefined && owned.isError && !owned.isFetching ? () => void owned.refetch() : undefined,
  };
}

function draftEntry(name: string | null): Ranked {
  return {
    rank: 'work',
    key: 'draft',
    name: name ?? 'Unnamed business',
    to: '/create-business',
    state: 'Not sent',
    tone: 'neutral',
    next: 'Finish this listing and send it for approval. We keep it in this browser tab only.',
  };
}

function claimEntry(claim: OwnClaim): Ranked {
  const { tone, next, action } = claimStatusOf(claim);
  const isOpen = claim.status === 'pending' || claim.status === 'under_review';
  return {
    rank: !isOpen ? 'done' : action === null ? 'waiting' : 'work',
    key: `claim-${claim.id}`,
    name: claim.businessName,
    to: action?.to ?? '/my-businesses#my-claims',
    state: `Claim: ${CLAIM_STATUS_LABEL[claim.status]}`,
    tone,
    next,
  };
}

function businessEntry(business: OwnedBusinessCard): Ranked {
  const { id, name, approvalStatus = 'approved', isActive, billing } = business;
  const { label, tone, next } = listingStatusOf(business);
  const entry = { key: `business-${id}`, name, state: label, tone, next };
  if (isActive && billing?.state === 'past_due') {
    const note = 'Update your payment method to keep Premium.';
    return {
      ...entry,
      rank: 'work',
      to: `/my-businesses/${id}/plan`,
      state: 'Payment failed',
      tone: 'danger',
      next: note,
    };
  }
  if (approvalStatus === 'approved' && isActive) return { ...entry, rank: 'done', to: `/business/${id}` };
  const isWaiting = approvalStatus === 'pending' || approvalStatus === 'under_review';
  return { ...entry, rank: !isActive ? 'done' : isWaiting ? 'waiting' : 'work', to: `/my-businesses/${id}/edit` };
}
