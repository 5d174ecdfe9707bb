import { useState, type ReactNode } from 'react';
import { Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Invitation } from '../../../interfaces/contract/business/people/people.js';
import {
  ROLE_LABEL,
  ROLE_WORDS,
  type ShownInvitationState,
} from '../../../interfaces/contract/business/people/people-words.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { signInAgainPath, signInPath } from '../../lib/path/sign-in-path.js';
import { dayName } from '../../lib/words/day.js';
import { UnlessRestricted } from '../../ui/account/restriction-note.js';
import { Button, buttonClass, ButtonLink } from '../../ui/button.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { useInvitationAnswer } from './people.queries.js';
import { reportRefusal } from './report-refusal.js';

interface InvitationProps {
  readonly token: string;
  readonly invitation: Invitation;
}

/** What an emailed invitation says, and its next step. */
export function InvitationView({ token, invitation }: InvitationProps) {
  const { business, invitedBy, role, state, viewer } = invitation;
  if (viewer === 'person') return <AlreadyIn invitation={invitation} />;
  if (state !== 'open') return <Over state={state} business={business.name} />;
  return (
    <Frame title={`Help manage ${business.name}`}>
      <p className="text-lg">
        {invitedBy ?? 'The owner'} invites you to join <strong className="wrap-anywhere">{business.name}</strong> as a{' '}
        {ROLE_LABEL[role].toLowerCase()}.
      </p>
      <p className="text-muted">{ROLE_WORDS[role]}</p>
      <p className="text-muted">
        This invitation is for {invitation.email}. It works until {dayName(invitation.expiresAt)}.
      </p>
      <NextStep token={token} invitation={invitation} />
    </Frame>
  );
}

function NextStep({ token, invitation }: InvitationProps) {
  const path = `/invitations/${token}`;
  if (invitation.viewer === 'recipient') {
    return (
      <UnlessRestricted purpose="accept invitations">
        <Answer token={token} invitation={invitation} />
      </UnlessRestricted>
    );
  }
  if (invitation.viewer === 'other') {
    return (
      <>
        <p role="alert" className="font-medium">
          You’re signed in with a different account.
        </p>
        <a href={signInAgainPath(path)} className={buttonClass()}>
          Sign In With Another Account
        </a>
      </>
    );
  }
  return (
    <>
      <p>Sign in or create an account with this address to answer.</p>
      <a href={signInPath(path)} className={buttonClass()}>
        Sign In
      </a>
    </>
  );
}

function Answer({ token, invitation: { business } }: InvitationProps) {
  const { mutateAsync, isPending } = useInvitationAnswer(token);
  const [sent, setSent] = useState<'accept' | 'decline' | null>(null);
  const navigate = useNavigate();
  const answer = (what: 'accept' | 'decline'): void => {
    setSent(what);
    whenSettled(mutateAsync(what), {
      onSuccess: () => {
        if (what === 'decline') return;
        toast({ tone: 'success', title: `Welcome to ${business.name}` });
        void navigate('/my-businesses');
      },
      onError: (error) => reportRefusal('We couldn’t save your answer', error),
    });
  };
  const pending = (what: 'accept' | 'decline') => isPending && sent === what;
  return (
    <>
      <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
        <Button size="lg" pending={pending('accept')} pendingText="Accepting..." onClick={() => answer('accept')}>
          Accept
        </Button>
        <Button
          size="lg"
          variant="secondary"
          pending={pending('decline')}
          pendingText="Declining..."
          onClick={() => answer('decline')}
        >
          Decline
        </Button>
      </div>
      <p className="hidden noscript:block">Answering needs JavaScript. Turn it on, then open the link again.</p>
    </>
  );
}

const OVER: Readonly<Record<Exclude<ShownInvitationState, 'open'>, readonly [string, string]>> = {
  accepted: ['Invitation already accepted', 'This link was used. It works only once.'],
  declined: ['Invitation declined', 'If you change your mind, ask the owner for a new one.'],
  withdrawn: ['Invitation withdrawn', 'The owner withdrew it. Ask the owner if you think this is a mistake.'],
  expired: ['Invitation expired', 'Ask the owner to send it again.'],
};

function Over({ state, business }: { readonly state: keyof typeof OVER; readonly business: string }) {
  const [title, words] = OVER[state];
  return (
    <Frame title={title}>
      <p className="text-lg wrap-anywhere">It was for {business}.</p>
      <p className="text-muted">{words}</p>
      <ButtonLink to="/">Home</ButtonLink>
    </Frame>
  );
}

function AlreadyIn({ invitation: { business } }: { readonly invitation: Invitation }) {
  return (
    <Frame title="You already have a role">
      <p className="text-lg wrap-anywhere">You can act for {business.name} already.</p>
      <ButtonLink to="/my-businesses">My Businesses</ButtonLink>
    </Frame>
  );
}

/** Shown for a link that leads nowhere. */
export function UnknownInvitation() {
  return (
    <Frame title="Invitation not found">
      <p className="text-muted">
        This link no longer works. Check that you copied all of it, use the newest email, or ask the owner for a new
        invitation.
      </p>
      <ButtonLink to="/">Home</ButtonLink>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="mx-auto my-10 flex max-w-xl flex-col items-center gap-5 text-center text-balance sm:my-16 sm:p-10">
      <span className="grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Users aria-hidden="true" className="size-10" />
      </span>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      {children}
    </Card>
  );
}
