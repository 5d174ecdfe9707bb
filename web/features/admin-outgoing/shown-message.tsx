import type { OutgoingMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { ageWords, hoursSince } from '../../lib/age.js';
import { momentName } from '../../lib/day.js';
import { usePage } from '../../lib/page/page-context.js';
import { Badge } from '../../ui/badge.js';
import { FactList } from '../../ui/fact-list.js';
import type { Shown } from '../../ui/queue/queue-entry.js';

const KIND = { mail: 'Email', text: 'Text message' } as const;

export const nameOfMessage = ({ kind, to }: OutgoingMessage): string =>
  to === null ? `${KIND[kind]} to a member without an address` : `${KIND[kind]} to ${to}`;

/** A message as an administrator needs to see it: neither its words nor the whole address. */
export function shownMessage(message: OutgoingMessage): Shown {
  const { status, isAnswer, reason, code, attempts, resentAt, resentBy, wornOut } = message;
  return {
    badges: (
      <>
        <Badge tone={status === 'dead' ? 'danger' : 'marigold'}>
          {status === 'dead' ? 'Not delivered' : 'Waiting'}
        </Badge>
        <Badge>{isAnswer ? 'Answer to what somebody did' : 'News that can be switched off'}</Badge>
      </>
    ),
    facts: (
      <>
        <FactList
          facts={[
            ['Reason', code === null ? reason : `${reason} (${code})`],
            ['Attempts', String(attempts)],
            ['Age', <Age since={message.createdAt} />],
            ...(resentAt === null
              ? []
              : [['Sent again', `${resentBy ?? 'Somebody'}, ${momentName(resentAt)}`] as const]),
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
