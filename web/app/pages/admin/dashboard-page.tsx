import { AdminPage } from '../../../features/administration/admin-page.js';
import { Dashboard } from '../../../features/administration/dashboard.js';

/** /admin. */
export function DashboardPage() {
  return (
    <AdminPage title="Dashboard">
      <Dashboard />
    </AdminPage>
  );
}
