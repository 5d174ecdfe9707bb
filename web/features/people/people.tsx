import type { BusinessPeople } from '../../../interfaces/contract/business/people/people.js';
import { may, MAX_PEOPLE } from '../../../interfaces/contract/business/people/people-words.js';
import { ActivityList } from './activity-list.js';
import { InvitationList } from './invitation-list.js';
import { InviteForm } from './invite-form.js';
import { PersonCard } from './person-card.js';

/** The people of a business: who they are, and for the owner, how to change that. */
export function People({ people: { business, people, invitations, yourRole } }: { readonly people: BusinessPeople }) {
  const mayChange = may(yourRole, 'people');
  const count = people.length + (invitations ?? []).filter(({ isExpired }) => !isExpired).length;
  return (
    <>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        People with a role act for the business. Visitors see only the business, never who responded.
        {mayChange && ` A business can have up to ${MAX_PEOPLE} people, including open invitations. You have ${count}.`}
      </p>
      <ul aria-label="People" className="flex flex-col gap-4">
        {people.map((person) => (
          <PersonCard key={person.memberId} business={business} person={person} mayChange={mayChange} />
        ))}
      </ul>
      {invitations !== null && invitations.length > 0 && (
        <InvitationList business={business} invitations={invitations} />
      )}
      {mayChange && <InviteForm business={business} />}
      {may(yourRole, 'activity') && <ActivityList business={business} />}
    </>
  );
}
