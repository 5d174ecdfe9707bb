import { Outgoing } from '../../../features/admin-outgoing/outgoing.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/outgoing. */
export function OutgoingPage() {
  return (
    <AdminPage
      title="Outgoing"
      intro="Mail and text messages that are not out. Each is tried 13 times within hours; what is sent again is tried as often once more."
    >
      <Outgoing />
    </AdminPage>
  );
}
