import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { CATEGORY_LABEL, kindLabel } from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/words/day.js';
import { Badge, VerifiedBadge } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink, WebsiteLink } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';

/** A public business with everything an administrator needs to verify it. */
export function businessEntry(business: AdminBusiness): EntryContent {
  const { isVerified, verificationNotes } = business;
  return {
    badges: isVerified ? (
      <VerifiedBadge />
    ) : (
      <Badge>{verificationNotes === null ? 'Not reviewed' : 'Couldn’t be verified'}</Badge>
    ),
    facts: (
      <>
        <Facts business={business} />
        <Decided business={business} />
      </>
    ),
    details: <Details business={business} />,
  };
}

function Facts({ business }: { readonly business: AdminBusiness }) {
  const { id, category, kind, phone, email, website, createdAt, isClaimed, claimedAt } = business;
  return (
    <FactList
      facts={[
        ['Category', CATEGORY_LABEL[category]],
        ['Kind of place', kind && kindLabel(kind)],
        ['Phone', phone],
        ['Email', email],
        ['Website', website && <WebsiteLink address={website} />],
        ['Street address', business.address],
        ['City', [business.city, business.state, business.zipCode].filter(Boolean).join(', ')],
        ['Owner', isClaimed ? 'Claimed' : 'Not claimed'],
        isClaimed && ['Claimed on', claimedAt && <Day of={claimedAt} />],
        ['Listed on', <Day of={createdAt} />],
        ['Public page', <OutsideLink href={`/business/${id}`}>Open page</OutsideLink>],
      ]}
    />
  );
}

/** The last verification decision; nothing if there has been none. */
function Decided({ business }: { readonly business: AdminBusiness }) {
  const { isVerified, lastVerifiedAt, verificationSource, verificationNotes, verifiedBy } = business;
  if (!isVerified && verificationNotes === null) return null;
  return (
    <FactList
      facts={[
        isVerified && ['Verified on', lastVerifiedAt && <Day of={lastVerifiedAt} />],
        isVerified && ['Source', verificationSource],
        ['Decided by', verifiedBy],
        ['Notes', verificationNotes],
      ]}
    />
  );
}

/** Details to compare in doubtful cases. */
function Details({ business }: { readonly business: AdminBusiness }) {
  const { description, petPerks, reviewCount, avgRating, reviewedBy, reviewedAt, adminNotes } = business;
  return (
    <FactList
      facts={[
        ['Listing ID', String(business.id)],
        business.isClaimed && ['Claimed by', business.claimedBy],
        ['Description', description],
        ['Pet perks', petPerks.join(', ')],
        [
          'Reviews',
          reviewCount === 0 ? 'No reviews yet' : `${avgRating} of 5 (${reviewCount.toLocaleString('en-US')})`,
        ],
        ['Approved by', reviewedBy],
        ['Approved on', reviewedAt && dayName(reviewedAt)],
        ['Administrator notes', adminNotes],
      ]}
    />
  );
}
