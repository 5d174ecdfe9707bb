import { Reports } from '../../../features/admin-reports/reports.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/reports. */
export function ReportsPage() {
  return (
    <AdminPage
      title="Reports"
      intro="One decision answers all reports of one thing. Its author reads what was decided and why, and can appeal; whoever reported it and can be reached reads whether something was done."
    >
      <Reports />
    </AdminPage>
  );
}
