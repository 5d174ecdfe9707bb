import type { OutgoingMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { ageWords, hoursSince } from '../../lib/words/age.js';
import { momentName } from '../../lib/words/day.js';
import { usePage } from '../../lib/page/page-context.js';
import { Badge } from '../../ui/show/badge.js';
import { FactList } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';

const KIND = { mail: 'Email', text: 'Text message' } as const;

export const nameOfMessage = ({ kind, to }: OutgoingMessage): string =>
  to === null ? `${KIND[kind]} to a member without an address` : `${KIND[kind]} to ${to}`;

/** A message for administrators, without its content or full address. */
export function messageEntry(message: OutgoingMessage): EntryContent {
  const { status, isAnswer, reason, code, attempts, resentAt, resentBy, wornOut } = message;
  return {
    badges: (
      <>
        <Badge tone={status === 'dead' ? 'danger' : 'marigold'}>{status === 'dead' ? 'Not delivered' : 'Queued'}</Badge>
        <Badge>{isAnswer ? 'Required message' : 'Optional notification'}</Badge>
      </>
    ),
    facts: (
      <>
        <FactList
          facts={[
            ['Reason', code === null ? reason : `${reason} (${code})`],
            ['Attempts', String(attempts)],
            ['Age', <Age since={message.createdAt} />],
            resentAt !== null && ['Resent by', `${resentBy ?? 'An administrator'}, ${momentName(resentAt)}`],
          ]}
        />
        {wornOut !== null && <p className="max-w-prose font-semibold">{wornOut}</p>}
      </>
    ),
  };
}

function Age({ since }: { readonly since: string }) {
  const { now } = usePage();
  return <time dateTime={since}>{ageWords(hoursSince(since, now))}</time>;
}
