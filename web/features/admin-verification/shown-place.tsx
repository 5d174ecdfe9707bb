import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { CATEGORY_LABEL } from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/day.js';
import { webLink } from '../../lib/web-link.js';
import { Badge, VerifiedBadge } from '../../ui/badge.js';
import { FactList, OutsideLink } from '../../ui/fact-list.js';
import type { Shown } from '../../ui/queue/queue-entry.js';

/** A public listing, as whoever makes sure that it is as it says needs to see it. */
export function shownPlace(business: AdminBusiness): Shown {
  const { isVerified, verificationNotes } = business;
  return {
    badges: isVerified ? (
      <VerifiedBadge />
    ) : (
      <Badge>{verificationNotes === null ? 'Not looked at' : 'Could not be verified'}</Badge>
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
  const { id, category, phone, email, website, createdAt, isClaimed } = business;
  const link = webLink(website);
  return (
    <FactList
      facts={[
        ['Category', CATEGORY_LABEL[category]],
        ['Phone', phone],
        ['Email', email],
        ['Website', link === null ? website : <OutsideLink href={link}>{website}</OutsideLink>],
        ['Street address', business.address],
        ['City', [business.city, business.state, business.zipCode].filter(Boolean).join(', ')],
        ['Owner', isClaimed ? 'Kept by its owner' : 'Nobody has claimed it'],
        ['Listed on', <time dateTime={createdAt}>{dayName(createdAt)}</time>],
        ['Public page', <OutsideLink href={`/business/${id}`}>Open its page</OutsideLink>],
      ]}
    />
  );
}

/** How it was decided on last; nothing where nobody has looked at it yet. */
function Decided({ business }: { readonly business: AdminBusiness }) {
  const { isVerified, lastVerifiedAt, verificationSource, verificationNotes, verifiedBy } = business;
  if (!isVerified && verificationNotes === null) return null;
  return (
    <FactList
      facts={[
        ...(isVerified
          ? ([
              ['Verified on', lastVerifiedAt && <time dateTime={lastVerifiedAt}>{dayName(lastVerifiedAt)}</time>],
              ['Source', verificationSource],
            ] as const)
          : []),
        ['Decided by', verifiedBy],
        ['Notes', verificationNotes],
      ]}
    />
  );
}

/** What one compares in cases of doubt. */
function Details({ business }: { readonly business: AdminBusiness }) {
  const { description, petPerks, reviewCount, avgRating, reviewedBy, reviewedAt, adminNotes } = business;
  return (
    <FactList
      facts={[
        ['Number', String(business.id)],
        ['Description', description],
        ['Pet perks', petPerks.join(', ')],
        [
          'Reviews',
          reviewCount === 0 ? 'No reviews yet' : `${avgRating} of 5 in ${reviewCount.toLocaleString('en-US')}`,
        ],
        ['Approved by', reviewedBy],
        ['Approved on', reviewedAt && dayName(reviewedAt)],
        ['Notes of administrators', adminNotes],
      ]}
    />
  );
}
