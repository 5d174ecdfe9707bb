import type { Webhook, WebhookAttempt, WebhookDeliveryDetail } from '../../../interfaces/contract/webhook/webhook.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import type { WebhookArea } from '../../lib/path/webhook-path.js';
import { momentName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { useDelivery, useReplay } from './webhooks.queries.js';

interface DeliveryDetailProps {
  readonly area: WebhookArea;
  readonly webhook: Webhook;
  readonly deliveryId: string;
}

/** One delivery with each request and answer. */
export function DeliveryDetail({ area, webhook, deliveryId }: DeliveryDetailProps) {
  const query = useDelivery(area, webhook.id, deliveryId);
  return (
    <Loaded
      query={query}
      failure="We couldn’t load this delivery"
      placeholder={<Skeleton className="h-40 w-full" />}
      unknown={<p>This delivery no longer exists.</p>}
    >
      {(delivery) => (
        <div className="flex flex-col gap-4 rounded-md bg-sunken p-4">
          <NextAttempt delivery={delivery} isEnabled={webhook.isEnabled} />
          {delivery.isWithheld && (
            <p>You can no longer see what this event is about, so we don’t show what was sent and answered.</p>
          )}
          {delivery.log.map((attempt, index) => (
            <Attempt key={attempt.sentAt} attempt={attempt} number={delivery.log.length - index} />
          ))}
          {webhook.isEnabled && delivery.status !== 'waiting' && (
            <ReplayButton area={area} webhookId={webhook.id} deliveryId={deliveryId} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface NextAttemptProps {
  readonly delivery: WebhookDeliveryDetail;
  readonly isEnabled: boolean;
}

function NextAttempt({ delivery: { nextAttemptAt, status, log }, isEnabled }: NextAttemptProps) {
  if (nextAttemptAt === null) return log.length === 0 && status === 'skipped' && <p>Nothing was sent.</p>;
  if (!isEnabled) return <p role="status">We’ll send it when you enable this webhook.</p>;
  return (
    <p role="status">
      {log.length === 0 ? 'It will be sent in a moment.' : `Next attempt: ${momentName(nextAttemptAt)}`}
    </p>
  );
}

function ReplayButton({
  area,
  webhookId,
  deliveryId,
}: Omit<DeliveryDetailProps, 'webhook'> & { readonly webhookId: string }) {
  const { mutateAsync, isPending } = useReplay(area, webhookId);
  const replay = () =>
    whenSettled(mutateAsync(deliveryId), {
      onSuccess: () => toast({ tone: 'success', title: 'Sending it again' }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: 'Not replayed',
          description: refusalOf(error).sentence ?? 'Please try again.',
        }),
    });
  return (
    <div className="noscript:hidden">
      <Button variant="secondary" size="sm" pending={isPending} pendingText="Replaying..." onClick={replay}>
        Replay
      </Button>
    </div>
  );
}

function Attempt({ attempt, number }: { readonly attempt: WebhookAttempt; readonly number: number }) {
  const { sentAt, durationMs, request, answer, problem } = attempt;
  return (
    <section aria-label={`Attempt ${String(number)}`} className="flex flex-col gap-2">
      <h4 className="font-semibold">
        Attempt {number}: {answer === null ? 'no answer' : `status ${String(answer.status)}`} after{' '}
        {durationMs.toLocaleString('en-US')} ms
      </h4>
      <p className="text-sm text-muted">{momentName(sentAt)}</p>
      {problem !== null && <p className="text-sm">{problem}</p>}
      {request.body !== null && <Message title="Request" headers={request.headers} body={request.body} />}
      {request.body !== null && answer !== null && (
        <Message title="Answer" headers={answer.headers ?? {}} body={answer.body ?? ''} />
      )}
    </section>
  );
}

interface MessageProps {
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The headers and body of a request or an answer, as they were. */
function Message({ title, headers, body }: MessageProps) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details className="rounded-md border border-line bg-card">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold">{title}</summary>
      <pre
        tabIndex={0}
        aria-label={title}
        className="max-h-80 overflow-auto border-t border-line p-3 text-xs whitespace-pre-wrap break-all"
      >
        {[...lines, '', body].join('\n')}
      </pre>
    </details>
  );
}
