import { AuditLog } from '../../../features/admin-audit-log/audit-log.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/audit-log. */
export function AuditLogPage() {
  return (
    <AdminPage
      title="Audit Log"
      intro="Who decided what, and why, the newest first. Nothing here can be changed or deleted; a download is an entry itself."
    >
      <AuditLog />
    </AdminPage>
  );
}
