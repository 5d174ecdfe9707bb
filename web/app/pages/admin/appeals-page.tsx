import { Appeals } from '../../../features/admin-appeals/appeals.js';
import { useAdministrators } from '../../../features/administrators/administrators.queries.js';

/** /admin/appeals. */
export function AppealsPage() {
  const { data: administrators = [] } = useAdministrators();
  const you = administrators.find(({ isYou }) => isYou)?.name ?? null;
  return <Appeals excludedReviewer={administrators.length > 1 ? you : null} />;
}
