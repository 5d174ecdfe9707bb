import { CopyrightNotices } from '../../../features/admin-copyright/copyright-notices.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/copyright. */
export function AdminCopyrightPage() {
  return (
    <AdminPage
      title="Copyright"
      intro="Notices by 17 U.S.C. 512(c), and the answers to them. What a notice that is followed names is hidden; after a counter-notice it comes back within the waiting period of the law, unless a court was asked."
    >
      <CopyrightNotices />
    </AdminPage>
  );
}
