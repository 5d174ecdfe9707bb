import { webhookPath } from '../../../lib/path/webhook-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { AccountBlock } from '../account-block.js';

/** Leads to the member's webhooks, which have a page of their own. */
export function WebhooksBlock() {
  return (
    <AccountBlock
      id="webhooks"
      title="Webhooks"
      intro="Get a signed request when businesses that you own or manage, their reviews, or your claims change."
    >
      <div>
        <ButtonLink to={webhookPath('user')} variant="secondary">
          Manage webhooks
        </ButtonLink>
      </div>
    </AccountBlock>
  );
}
