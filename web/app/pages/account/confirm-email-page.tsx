import { ConfirmEmail } from '../../../features/account/confirm-email.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /confirm-email: target of the link in the email about a new address. Not indexed. */
export function ConfirmEmailPage() {
  return (
    <div className="page-width">
      <PageMeta title="Confirm your email address" description="Confirm your new email address." />
      <ConfirmEmail />
    </div>
  );
}
