import { Postcards } from '../../../features/admin-postcards/postcards.js';
import { AdminPage } from '../../../features/administration/admin-page.js';

/** /admin/postcards. */
export function PostcardsPage() {
  return (
    <AdminPage
      title="Postcards"
      intro="Cards with the codes of claims. Print them, put them into the post, and mark each as sent: its code works until the day that stands on it."
    >
      <Postcards />
    </AdminPage>
  );
}
