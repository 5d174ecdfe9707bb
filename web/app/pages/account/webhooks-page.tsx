import { SECURITY_PATH } from '../../../features/account/account-sections.js';
import { Webhooks } from '../../../features/webhook/webhooks.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';

/** /webhooks: the member's webhooks. Not indexed. */
export function WebhooksPage() {
  return (
    <Subpage
      title="Webhooks"
      description="Your webhooks and what was sent to them."
      back={<BackLink to={SECURITY_PATH}>Account & security</BackLink>}
      className="max-w-4xl"
    >
      <h1 className="text-3xl sm:text-4xl">Webhooks</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        We send a signed request to your program when businesses that you own or manage, their reviews and pet policies,
        or your claims change. Responders get reviews. The{' '}
        <a href="/api/docs" className="text-link">
          API documentation
        </a>{' '}
        shows each event and how to verify it.
      </p>
      <p className="mb-6 hidden text-muted noscript:block">Changing webhooks needs JavaScript.</p>
      <Webhooks area="user" />
    </Subpage>
  );
}
