import { usePage } from '../../../lib/page/page-context.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { AccountBlock } from '../account-block.js';
import { CloseAccountBlock } from './close-account-block.js';
import { EmailBlock } from './email-block.js';
import { OwnDataBlock } from './own-data-block.js';
import { SessionsBlock } from './sessions-block.js';
import { TokensBlock } from './tokens-block.js';
import { WebhooksBlock } from './webhooks-block.js';

export function AccountSecurity({ viewer }: { readonly viewer: Viewer }) {
  const { passwordPath } = usePage().site;
  return (
    <section aria-labelledby="security">
      <h1 id="security" className="text-3xl sm:text-4xl">
        Account & security
      </h1>
      <p className="mt-2 hidden text-muted noscript:block">Changing these settings needs JavaScript.</p>
      <div className="mt-5 flex flex-col gap-5">
        <EmailBlock viewer={viewer} />
        {passwordPath !== null && (
          <AccountBlock title="Password" intro="Use at least 8 characters. Changing it signs you out everywhere else.">
            <div>
              <ButtonAnchor href={passwordPath} variant="secondary">
                Change password
              </ButtonAnchor>
            </div>
          </AccountBlock>
        )}
        <SessionsBlock />
        <TokensBlock viewer={viewer} />
        <WebhooksBlock />
        <OwnDataBlock />
        <CloseAccountBlock />
      </div>
    </section>
  );
}
