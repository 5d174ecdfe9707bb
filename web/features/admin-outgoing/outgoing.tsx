import { Send } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { OutgoingMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { Decisions } from '../../ui/queue/decisions.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { FAILED, outgoingStatusOf, sentenceOf, useOutgoingPages, useSendAgain } from './outgoing.queries.js';
import { nameOfMessage, shownMessage } from './shown-message.js';

/** What could not be delivered, to be sent again, and what waits. */
export function Outgoing() {
  const [params] = useSearchParams();
  const status = outgoingStatusOf(params);
  const list = useOutgoingPages(status, cursorOf(params));
  const sendAgain = useSendAgain();
  return (
    <Decisions
      name="outgoing"
      path="/admin/outgoing"
      label={status === 'dead' ? 'Messages that could not be delivered' : 'Messages that wait to be delivered'}
      views={[
        { status: 'dead', label: 'Not delivered' },
        { status: 'queued', label: 'Waiting' },
      ]}
      countWords={countWords}
      status={status}
      list={list}
      failure={FAILED}
      nameOf={nameOfMessage}
      shownOf={shownMessage}
      actions={[sending(sendAgain)]}
      sentenceOf={sentenceOf}
      empty={{
        title: 'Everything was delivered',
        words: 'Mail and text messages that no attempt could deliver show here with the reason, for 30 days.',
      }}
    />
  );
}

const countWords = (left: number, capped = false): string =>
  left === 1 ? '1 message' : `${left.toLocaleString('en-US')}${capped ? '+' : ''} messages`;

const sending = (sendAgain: ReturnType<typeof useSendAgain>): QueueAction<OutgoingMessage> => ({
  ...{ name: 'resend', label: 'Send Again', shortcut: 's', variant: 'primary' },
  icon: <Send aria-hidden="true" />,
  isOffered: ({ status, wornOut }) => status === 'dead' && wornOut === null,
  run: (message) => sendAgain(message),
  done: 'Queued to Be Sent',
  failed: 'Failed to send the message again',
  saysWhy: true,
});
