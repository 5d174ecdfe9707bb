import { useParams } from 'react-router-dom';
import { Ownership } from '../../../features/ownership/ownership.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';

/** /my-businesses/{id}/ownership: also for former owners. Not indexed. */
export function OwnershipPage() {
  const id = idInPath(useParams()['id']);
  return (
    <Subpage
      title="Ownership"
      description="Requests for your business, and handing it over."
      back={<BackLink to="/my-businesses">My Businesses</BackLink>}
      className="max-w-3xl"
    >
      <Ownership key={id} businessId={id} />
    </Subpage>
  );
}
