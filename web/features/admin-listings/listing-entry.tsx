import { Clock, Database, MapPin, PencilLine, Tag, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { hoursLine, policySentences } from '../../../interfaces/contract/policy/policy-words.js';
import { FIELD_LABEL, STANDING_LABEL, type Standing } from '../../../interfaces/contract/shared/words.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { dayName } from '../../lib/words/day.js';
import { kindName } from '../../lib/words/kind-name.js';
import { townName } from '../../lib/words/town-name.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import type { Row } from '../../ui/queue/row.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { Badge, PremiumBadge, type BadgeTone } from '../../ui/show/badge.js';
import { Day, FactList, WebsiteLink } from '../../ui/show/fact-list.js';
import { changesOfPath } from './listings-path.js';
import type { ListingChange } from './recent-changes.store.js';

const TONE: Readonly<Record<Standing, BadgeTone>> = {
  approved: 'leaf',
  pending: 'marigold',
  under_review: 'marigold',
  needs_revision: 'neutral',
  rejected: 'danger',
  withdrawn: 'neutral',
  hidden: 'danger',
  closed: 'danger',
};

const CHANGED: Readonly<Record<ListingChange, string>> = {
  edit: 'You edited this listing.',
  hide: 'You hid this listing.',
  unhide: 'You showed this listing again.',
  close: 'You closed this place.',
  reopen: 'You reopened this place.',
  delete: 'You deleted this listing.',
};

/** What the row of a listing shows besides its name and town. */
export const listingFacts = (business: AdminBusiness): Partial<Row> => ({
  ...{ kind: kindName(business), proof: STANDING_LABEL[business.status] },
});

/** A listing. `change` is the administrator's last change of it, if any. */
export function listingEntry(business: AdminBusiness, change: ListingChange | undefined): EntryContent {
  const { id, status, pendingChanges, tier } = business;
  const isDeleted = change === 'delete';
  return {
    href: isDeleted ? undefined : businessPath(id),
    badges: (
      <>
        {isDeleted ? <Badge tone="danger">Deleted</Badge> : <Badge tone={TONE[status]}>{STANDING_LABEL[status]}</Badge>}
        {pendingChanges !== null && <Badge tone="marigold">Changes waiting</Badge>}
        {tier === 'premium' && <PremiumBadge />}
      </>
    ),
    facts: (
      <>
        <Facts business={business} />
        <EditedByHand business={business} />
      </>
    ),
    note: change !== undefined && <p className="text-sm font-semibold">{CHANGED[change]}</p>,
    details: <Details business={business} />,
  };
}

function Facts({ business }: { readonly business: AdminBusiness }) {
  const { locationSource, ownerId, ownerName, sources, updatedAt } = business;
  const town = townName(business);
  const names = sources.map(({ source }) => source).join(', ');
  return (
    <ul aria-label="Facts" className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      <Fact icon={<Tag aria-hidden="true" />}>{kindName(business)}</Fact>
      <Fact icon={<MapPin aria-hidden="true" />}>
        {town === '' ? 'No town' : town}
        {town !== '' && locationSource === 'pin' && ' (from the pin)'}
      </Fact>
      <Fact icon={<Database aria-hidden="true" />}>{names === '' ? 'Not imported' : `From ${names}`}</Fact>
      <Fact icon={<UserRound aria-hidden="true" />}>
        {ownerId === null ? 'No owner' : `Owner: ${ownerName ?? 'unnamed member'}`}
      </Fact>
      <Fact icon={<Clock aria-hidden="true" />}>
        Changed <Day of={updatedAt} />
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-1.5 [&>svg]:mt-0.75 [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

const LABELS: Readonly<Record<string, string>> = { ...FIELD_LABEL, latitude: 'pin', longitude: 'pin' };

function EditedByHand({ business: { editedFields } }: { readonly business: AdminBusiness }) {
  if (editedFields.length === 0) return null;
  const names = [...new Set(editedFields.map((field) => LABELS[field] ?? field))].join(', ');
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <PencilLine aria-hidden="true" className="mt-0.75 size-3.5 shrink-0 text-leaf" />
      <span className="min-w-0 wrap-anywhere">Edited by an administrator: {names}. Imports keep these.</span>
    </p>
  );
}

function Details({ business }: { readonly business: AdminBusiness }) {
  const { id, phone, email, website, address, zipCode, latitude, longitude, ownerId, ownerName, sources } = business;
  const pin = latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const imports = sources.map(
    ({ source, externalId, importedAt }) => `${source} ${externalId}, ${dayName(importedAt)}`,
  );
  return (
    <>
      <FactList
        facts={[
          ['Listing ID', String(id)],
          ['Phone', phone],
          ['Website', website && <WebsiteLink address={website} />],
          ['Email', email],
          ['Street address', address],
          ['ZIP code', zipCode],
          ['Map pin', pin],
          ['Pets', policySentences(business.policy)],
          ['Opening hours', business.openingHours && hoursLine(business.openingHours)],
          ['Owner', ownerId === null ? 'No owner' : <MemberLink id={ownerId} name={ownerName} />],
          ['Imported', imports.length === 0 ? 'Never' : imports.join('\n')],
          ['Added', <Day of={business.createdAt} />],
          business.rejectionReason !== null && ['Rejection reason', business.rejectionReason],
          business.adminNotes !== null && ['Administrator notes', business.adminNotes],
        ]}
      />
      <p>
        <Link to={changesOfPath(id)} className="text-link">
          All recorded changes
        </Link>
      </p>
    </>
  );
}
