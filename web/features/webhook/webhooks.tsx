import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { NewWebhook, Webhook } from '../../../interfaces/contract/webhook/webhook.js';
import { WEBHOOK_LIMITS } from '../../../interfaces/contract/webhook/webhook-words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { webhookAddressOf, type WebhookArea } from '../../lib/path/webhook-path.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { SecretDialog } from './secret-dialog.js';
import { WebhookCard } from './webhook-card.js';
import { AddWebhookDialog } from './webhook-dialog.js';
import { useWebhooks } from './webhooks.queries.js';

const MAX: Readonly<Record<WebhookArea, number>> = {
  user: WEBHOOK_LIMITS.ofMember,
  admin: WEBHOOK_LIMITS.ofAdministrator,
};

/** The webhooks of the member or administrator, and the deliveries of one of them. */
export function Webhooks({ area }: { readonly area: WebhookArea }) {
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<NewWebhook | null>(null);
  const query = useWebhooks(area);
  const add = (
    <Button icon={<Plus aria-hidden="true" />} className="noscript:hidden" onClick={() => setAdding(true)}>
      Add Webhook
    </Button>
  );
  return (
    <>
      <Loaded
        query={query}
        failure="We couldn’t load your webhooks"
        placeholder={<Skeletons count={2} className="h-40" />}
      >
        {(webhooks) => <List {...{ area, webhooks, add }} onRotated={setShown} />}
      </Loaded>
      {isAdding && (
        <AddWebhookDialog
          area={area}
          onClose={() => setAdding(false)}
          onAdded={(webhook) => {
            setAdding(false);
            setShown(webhook);
          }}
        />
      )}
      {shown !== null && <SecretDialog webhook={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface ListProps {
  readonly area: WebhookArea;
  readonly webhooks: readonly Webhook[];
  readonly add: ReactNode;
  readonly onRotated: (webhook: NewWebhook) => void;
}

function List({ area, webhooks, add, onRotated }: ListProps) {
  const [params] = useSearchParams();
  const address = webhookAddressOf(params);
  if (webhooks.length === 0) {
    return (
      <EmptyState picture={<EmptyIllustration kind="favorites" />} title="No webhooks yet" actions={add}>
        Add the address of your program, and it gets a signed request when something changes.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {webhooks.length} of {MAX[area]} webhooks
        </p>
        {webhooks.length < MAX[area] && add}
      </div>
      <ul className="flex flex-col gap-5">
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            area={area}
            webhook={webhook}
            address={address.webhook === webhook.id ? address : null}
            onRotated={onRotated}
          />
        ))}
      </ul>
    </div>
  );
}
