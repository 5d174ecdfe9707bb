import { useSearchParams } from 'react-router-dom';
import type { BusinessActivity, BusinessPeople } from '../../../interfaces/contract/business/people/people.js';
import { ROLE_LABEL, type Activity } from '../../../interfaces/contract/business/people/people-words.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { localMomentName } from '../../lib/words/day.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { useActivity } from './people.queries.js';

export function ActivityList({ business: { id } }: { readonly business: BusinessPeople['business'] }) {
  const [params] = useSearchParams();
  return (
    <section aria-labelledby="activity" className="mt-10">
      <h2 id="activity" className="mb-4 text-xl">
        Activity
      </h2>
      <PagedList
        list={useActivity(id, cursorOf(params))}
        failure="We couldn’t load the activity"
        placeholder={<Skeleton className="h-48 rounded-lg" />}
        empty={<p className="text-muted">Changes of the listing, responses, and roles will appear here.</p>}
        pathOf={(cursor) => listPath(`/my-businesses/${id}/people`, cursor)}
      >
        {(entries) => (
          <ul className="flex flex-col divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="py-3">
                <p className="wrap-anywhere">{activityWords(entry)}</p>
                <p className="text-sm text-muted">
                  <Moment at={entry.at} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** The time in the reader's zone, or in UTC until scripts run: the server doesn't know the zone. */
export function Moment({ at }: { readonly at: string }) {
  const isHydrated = useHydrated();
  return <time dateTime={at}>{isHydrated ? localMomentName(at) : `${localMomentName(at, 'UTC')} UTC`}</time>;
}

const WORDS: { readonly [activity in Activity]: (about: string, role: string) => string } = {
  listing_changed: () => 'changed the listing',
  facts_confirmed: () => 'confirmed the pet policy or the hours',
  resubmitted: () => 'resubmitted the listing',
  withdrawn: () => 'withdrew the listing',
  relisted: () => 'relisted the listing',
  review_answered: () => 'responded to a review',
  review_answer_changed: () => 'changed a response to a review',
  report_answered: () => 'answered a report of a turned-away visitor',
  invited: (about, role) => `invited ${about} as a ${role}`,
  invitation_resent: (about) => `resent the invitation to ${about}`,
  invitation_withdrawn: (about) => `withdrew the invitation to ${about}`,
  invitation_declined: () => 'declined the invitation',
  joined: (_, role) => `joined as a ${role}`,
  role_changed: (about, role) => `made ${about} a ${role}`,
  removed: (about) => `removed ${about}`,
  left: () => 'left',
};

/** Returns what a person did, as a sentence. */
export function activityWords({ actor, action, subject, role }: BusinessActivity): string {
  const inWords = role === null ? 'person' : ROLE_LABEL[role].toLowerCase();
  return `${actor ?? 'A member'} ${WORDS[action](subject ?? 'a person', inWords)}.`;
}
