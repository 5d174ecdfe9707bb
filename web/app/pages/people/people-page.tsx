import { useParams } from 'react-router-dom';
import { People } from '../../../features/people/people.js';
import { usePeople } from '../../../features/people/people.queries.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /my-businesses/{id}/people: the people of a business. Not indexed. */
export function PeoplePage() {
  const query = usePeople(idInPath(useParams()['id']));
  const { data, isUnknown } = query;
  return (
    <Subpage
      title="People"
      description="The people who work for a business."
      back={<BackLink to="/my-businesses">My Businesses</BackLink>}
      className="max-w-4xl"
    >
      {(data !== undefined || !isUnknown) && (
        <h1 className="mt-2 wrap-anywhere">{data === undefined ? 'People' : `People of ${data.business.name}`}</h1>
      )}
      <Loaded query={query} failure="We couldn’t load the people" className="my-8" unknown={<NoRole />}>
        {(people) => <People people={people} />}
      </Loaded>
    </Subpage>
  );
}

function NoRole() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Business Not Found"
      level={1}
      actions={<ButtonLink to="/my-businesses">My Businesses</ButtonLink>}
    >
      <p>You have no role in this business, or it no longer exists.</p>
    </EmptyState>
  );
}
