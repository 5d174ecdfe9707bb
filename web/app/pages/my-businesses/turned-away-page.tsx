import { OwnersTurnedAwayList } from '../../../features/turned-away/owners-turned-away-list.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';

/** /my-businesses/turned-away: reports about the member's businesses. Not indexed. */
export function TurnedAwayPage() {
  return (
    <Subpage
      title="Turned-away visitors"
      description="Reports by visitors who were turned away from your businesses with their pets."
      back={<BackLink to="/my-businesses">My Businesses</BackLink>}
      className="max-w-4xl"
    >
      <h1 className="mt-2">Turned-away visitors</h1>
      <OwnersTurnedAwayList />
    </Subpage>
  );
}
