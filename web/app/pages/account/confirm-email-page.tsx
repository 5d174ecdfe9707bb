import { Page } from '../../../ui/page/page.js';
import { ConfirmEmail } from '../../../features/account/confirm-email.js';

/** /confirm-email: target of the link in the email about a new address. Not indexed. */
export function ConfirmEmailPage() {
  return (
    <Page title="Confirm your email address" description="Confirm your new email address.">
      <ConfirmEmail />
    </Page>
  );
}
