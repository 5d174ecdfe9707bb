import { Feedback } from '../../../features/admin-feedback/feedback.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/feedback. */
export function FeedbackPage() {
  return (
    <AdminPage
      title="Feedback"
      intro="What visitors and members sent. Members read what was done about it among their messages."
    >
      <Feedback />
    </AdminPage>
  );
}
