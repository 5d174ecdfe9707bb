import { Send } from 'lucide-react';
import type { OutgoingMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { messageEntry, nameOfMessage } from './message-entry.js';
import { OUTGOING, useResend } from './outgoing.queries.js';

/** The undeliverable messages, which can be resent, and the queue. */
export function Outgoing() {
  const status = useTab(OUTGOING.list);
  const resend = useResend();
  return (
    <TabbedQueue
      {...OUTGOING}
      name="outgoing"
      label={status === 'dead' ? 'Undelivered messages' : 'Queued messages'}
      isSettled={status === 'queued'}
      noun={{ one: 'message', many: 'messages' }}
      nameOf={nameOfMessage}
      contentOf={messageEntry}
      actions={[resending(resend)]}
      empty={{
        title: 'No undelivered messages',
        text: 'Emails and text messages that we couldn’t deliver appear here for 30 days, with the reason.',
      }}
    />
  );
}

const resending = (resend: ReturnType<typeof useResend>): QueueAction<OutgoingMessage> => ({
  ...{ name: 'resend', label: 'Resend', shortcut: 's', variant: 'primary' },
  icon: <Send aria-hidden="true" />,
  isOffered: ({ status, wornOut }) => status === 'dead' && wornOut === null,
  run: resend,
  done: 'Queued for delivery',
  failed: 'Failed to resend the message',
  showsServerMessage: true,
});
