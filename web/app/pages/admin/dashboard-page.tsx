import { HealthSummary } from '../../../features/admin-health/health-summary.js';
import { Dashboard } from '../../../features/administration/dashboard.js';

/** /admin. */
export function DashboardPage() {
  return <Dashboard health={<HealthSummary />} />;
}
