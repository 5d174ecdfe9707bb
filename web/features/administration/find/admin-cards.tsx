import type { ReactNode } from 'react';
import { STANDING_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { dayName } from '../../../lib/words/day.js';
import { kindName } from '../../../lib/words/kind-name.js';
import { townName } from '../../../lib/words/town-name.js';
import { NamedCardsProvider } from '../../../ui/named/named-cards.js';
import { MEMBER_STATE_LABEL } from '../../../ui/named/member-words.js';
import { TooltipProvider } from '../../../ui/overlay/tooltip.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { useAdminBusiness, useAdminMember } from './cards.queries.js';

const CARDS = {
  member: (id: string) => <MemberCard id={id} />,
  place: (id: number) => <PlaceCard id={id} />,
};

/** Gives the names of members and places inside a card on hover and focus. */
export function AdminCards({ children }: { readonly children: ReactNode }) {
  return (
    <TooltipProvider>
      <NamedCardsProvider value={CARDS}>{children}</NamedCardsProvider>
    </TooltipProvider>
  );
}

function MemberCard({ id }: { readonly id: string }) {
  const query = useAdminMember(id);
  return (
    <Loaded query={query} {...STATES}>
      {({ name, email, joinedAt, status, counts }) => (
        <Lines
          title={name ?? 'Unnamed member'}
          lines={[
            email,
            `${MEMBER_STATE_LABEL[status]}, joined ${dayName(joinedAt)}`,
            `Listings: ${counts.businesses}, reviews: ${counts.reviews}, claims: ${counts.claims}`,
            `Reports sent: ${counts.reports}, decisions about them: ${counts.notices}`,
          ]}
        />
      )}
    </Loaded>
  );
}

function PlaceCard({ id }: { readonly id: number }) {
  const query = useAdminBusiness(id);
  return (
    <Loaded query={query} {...STATES}>
      {(place) => (
        <Lines
          title={place.name}
          lines={[
            [kindName(place), townName(place)].filter(Boolean).join(', '),
            place.address,
            `${STANDING_LABEL[place.status]}, added ${dayName(place.createdAt)}`,
            place.ownerId === null ? 'No owner' : `Owner: ${place.ownerName ?? 'unnamed member'}`,
          ]}
        />
      )}
    </Loaded>
  );
}

const STATES = {
  failure: 'We couldn’t load this',
  placeholder: <p className="text-muted">Loading…</p>,
  unknown: <p className="text-muted">No longer exists.</p>,
};

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly (string | null)[] }) {
  return (
    <div className="flex flex-col gap-0.5 wrap-anywhere">
      <p className="font-semibold">{title}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
