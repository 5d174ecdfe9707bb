import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '../../../../interfaces/contract/account/account-access.js';
import { dayName } from '../../../lib/words/day.js';
import { forgetMember } from '../../../lib/member/forget-member.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Badge } from '../../../ui/show/badge.js';
import { Button, ButtonAnchor } from '../../../ui/button.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useSessionEnd, useSessions } from './access.queries.js';
import { AccountBlock } from '../account-block.js';
import { reportOrSignInAgain } from '../sign-in-again.js';
import { OwnList } from './own-list.js';

const PART = 'sessions';

export function SessionsBlock() {
  const query = useSessions();
  const end = useSessionEnd();
  const endOne = (id: string | undefined, title: string) =>
    whenSettled(end.mutateAsync(id), {
      onSuccess: () => toast({ tone: 'success', title }),
      onError: (problem) => reportOrSignInAgain(problem, PART),
    });
  return (
    <AccountBlock
      id={PART}
      title="Where you’re signed in"
      intro="Sessions end after 7 days without activity. If you don’t recognize one, sign it out and change your password."
    >
      <OwnList query={query} failure="We couldn’t load your sessions" part={PART}>
        {(sessions) => (
          <ul className="flex flex-col divide-y divide-line" aria-busy={end.isPending}>
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isPending={end.isPending && end.variables === session.id}
                onEnd={() => endOne(session.id, 'Session signed out')}
              />
            ))}
          </ul>
        )}
      </OwnList>
      {query.data !== undefined && query.data.length > 1 && (
        <div className="noscript:hidden">
          <Button
            variant="secondary"
            pending={end.isPending && end.variables === undefined}
            pendingText="Signing out..."
            onClick={() => endOne(undefined, 'Signed out everywhere else')}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </AccountBlock>
  );
}

interface SessionItemProps {
  readonly session: OwnSession;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, isPending, onEnd }: SessionItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-32 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.browser}
          {session.current && <Badge tone="leaf">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          Signed in on {dayName(session.signedInAt)}, last used on {dayName(session.lastSeenAt)}
        </p>
      </div>
      {session.current ? (
        <ButtonAnchor href="/api/logout" onClick={forgetMember} variant="secondary" size="sm">
          Sign out
        </ButtonAnchor>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          pendingText="Signing out..."
          aria-label={`Sign out ${session.browser}, signed in on ${dayName(session.signedInAt)}`}
          onClick={onEnd}
          className="noscript:hidden"
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
