import { useId } from 'react';
import { ChartColumn, Eye, MessageSquare, Pencil, Users } from 'lucide-react';
import type { SharedBusiness } from '../../../interfaces/contract/business/people/people.js';
import { may, ROLE_LABEL } from '../../../interfaces/contract/business/people/people-words.js';
import { analyticsPath } from '../../lib/path/analytics-path.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { dayName } from '../../lib/words/day.js';
import { townName } from '../../lib/words/town-name.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { useSharedBusinesses } from './people.queries.js';
import { LeaveBusiness } from './person-card.js';

const LOOK = { size: 'sm', variant: 'secondary' } as const;

/** The businesses of others in which the member has a role; nothing if there are none. */
export function SharedBusinesses() {
  const list = useSharedBusinesses();
  const isEmpty = list.data?.pages.every(({ items }) => items.length === 0) === true;
  if (isEmpty) return null;
  return (
    <section aria-labelledby="shared-businesses" aria-busy={list.isFetching} className="mt-12 empty:hidden">
      {list.data !== undefined && (
        <h2 id="shared-businesses" className="mb-5">
          Shared with me
        </h2>
      )}
      <PagedList
        list={list}
        failure="We couldn’t load the businesses shared with you"
        placeholder={null}
        empty={null}
        pathOf={() => '/my-businesses'}
        more="Load More Shared Businesses"
      >
        {(shared) => (
          <ul className="flex flex-col gap-5">
            {shared.map((each) => (
              <li key={each.business.id}>
                <SharedCard shared={each} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function SharedCard({ shared: { business, role, since, isPublic, unanswered } }: { readonly shared: SharedBusiness }) {
  const heading = useId();
  const { id, name } = business;
  const town = townName(business);
  const reviews = unanswered === 0 ? 'Reviews' : `Reviews (${unanswered.toLocaleString('en-US')} to answer)`;
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge tone="leaf">{ROLE_LABEL[role]}</Badge>
        {!isPublic && <Badge tone="plain">Not public</Badge>}
      </div>
      <div>
        <h3 id={heading} className="text-xl wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-muted">
          {town ? `${town} · since` : 'Since'} {dayName(since)}
        </p>
      </div>
      <div role="group" aria-label={`Actions for ${name}`} className="flex flex-wrap gap-3 pt-2">
        {may(role, 'listing') && (
          <ButtonLink to={`/my-businesses/${id}/edit`} {...LOOK} icon={<Pencil aria-hidden="true" />}>
            Edit
          </ButtonLink>
        )}
        {may(role, 'analytics') && (
          <ButtonLink to={analyticsPath(id)} {...LOOK} icon={<ChartColumn aria-hidden="true" />}>
            Analytics
          </ButtonLink>
        )}
        {isPublic && (
          <ButtonLink to={`/business/${id}#reviews`} {...LOOK} icon={<MessageSquare aria-hidden="true" />}>
            {reviews}
          </ButtonLink>
        )}
        {may(role, 'colleagues') && (
          <ButtonLink to={`/my-businesses/${id}/people`} {...LOOK} icon={<Users aria-hidden="true" />}>
            People
          </ButtonLink>
        )}
        {may(role, 'listing') && isPublic && (
          <ButtonLink to={businessPath(id, '/my-businesses')} {...LOOK} icon={<Eye aria-hidden="true" />}>
            View Business Listing
          </ButtonLink>
        )}
        <LeaveBusiness business={{ id, name }} />
      </div>
    </Card>
  );
}
