import { useParams } from 'react-router-dom';
import { InvitationView, UnknownInvitation } from '../../../features/people/invitation-view.js';
import { useInvitation } from '../../../features/people/people.queries.js';
import { Page } from '../../../ui/page/page.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /invitations/{token}: an emailed invitation to a business. Not indexed. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const query = useInvitation(token);
  return (
    <Page title="Invitation" description="An invitation to help manage a business.">
      {query.data === undefined && !query.isUnknown && <h1 className="mt-2">Invitation</h1>}
      <Loaded query={query} failure="We couldn’t load the invitation" className="my-8" unknown={<UnknownInvitation />}>
        {(invitation) => <InvitationView token={token} invitation={invitation} />}
      </Loaded>
    </Page>
  );
}
