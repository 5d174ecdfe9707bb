import { Outlet } from 'react-router-dom';
import { AdminShell } from '../../../features/administration/admin-shell.js';

/** /admin and all pages below it. */
export function AdminArea() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
