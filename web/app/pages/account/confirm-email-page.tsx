import { ConfirmEmail } from '../../../features/account/confirm-email.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /confirm-email: where the mail about a new address leads; not indexed. */
export function ConfirmEmailPage() {
  const { site } = usePage();
  return (
    <div className="page-width">
      <PageMeta title={`Confirm your email address | ${site.name}`} description="Confirm your new email address." />
      <ConfirmEmail />
    </div>
  );
}
