import { useParams } from 'react-router-dom';
import { People } from '../../../features/people/people.js';
import { usePeople } from '../../../features/people/people.queries.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';
import { BusinessNotFound } from '../../../ui/state/business-not-found.js';
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
      <Loaded
        query={query}
        failure="We couldn’t load the people"
        className="my-8"
        unknown={<BusinessNotFound sentence="You have no role in this business, or it no longer exists." />}
      >
        {(people) => <People people={people} />}
      </Loaded>
    </Subpage>
  );
}
