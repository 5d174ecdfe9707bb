import { useState } from 'react';
import type { BusinessPeople, OpenInvitation } from '../../../interfaces/contract/business/people/people.js';
import { MAX_INVITATION_EMAILS, ROLE_LABEL } from '../../../interfaces/contract/business/people/people-words.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { dayName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { usePeopleChange } from './people.queries.js';
import { reportRefusal } from './report-refusal.js';

interface InvitationListProps {
  readonly business: BusinessPeople['business'];
  readonly invitations: readonly OpenInvitation[];
}

export function InvitationList({ business, invitations }: InvitationListProps) {
  return (
    <section aria-labelledby="invitations" className="mt-10">
      <h2 id="invitations" className="mb-4 text-xl">
        Open invitations
      </h2>
      <ul className="flex flex-col gap-4">
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} business={business} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

interface InvitationCardProps extends Omit<InvitationListProps, 'invitations'> {
  readonly invitation: OpenInvitation;
}

function InvitationCard({ business, invitation }: InvitationCardProps) {
  const { email, role, sentAt, expiresAt, isExpired } = invitation;
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-bold wrap-anywhere">{email}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge>{ROLE_LABEL[role]}</Badge>
          {isExpired ? <Badge tone="danger">Expired</Badge> : null}
          Emailed {dayName(sentAt)}. The link {isExpired ? 'worked' : 'works'} until {dayName(expiresAt)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Resending business={business} invitation={invitation} />
        <Withdrawal business={business} invitation={invitation} />
      </div>
    </Card>
  );
}

function Resending({ business, invitation: { id, email, emails } }: InvitationCardProps) {
  const { mutateAsync, isPending } = usePeopleChange(business.id);
  const resend = (): void =>
    whenSettled(mutateAsync({ what: 'resend', invitationId: id }), {
      onSuccess: () =>
        toast({
          tone: 'success',
          title: 'Invitation sent again',
          description: `Only the newest link to ${email} works.`,
        }),
      onError: (error) => reportRefusal('We couldn’t resend the invitation', error),
    });
  if (emails >= MAX_INVITATION_EMAILS) return <p className="text-sm text-muted">Emailed {emails} times</p>;
  return (
    <Button variant="secondary" size="sm" pending={isPending} pendingText="Sending..." onClick={resend}>
      Resend<span className="sr-only"> to {email}</span>
    </Button>
  );
}

function Withdrawal({ business, invitation: { id, email } }: InvitationCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = usePeopleChange(business.id);
  const close = (): void => setOpen(false);
  const withdraw = (): void =>
    whenSettled(mutateAsync({ what: 'withdraw', invitationId: id }), {
      onSuccess: () => {
        close();
        toast({ tone: 'success', title: 'Invitation withdrawn' });
      },
      onError: (error) => reportRefusal('We couldn’t withdraw the invitation', error),
    });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Withdraw<span className="sr-only"> the invitation to {email}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Withdraw this invitation?"
        description="The link in the email stops working."
        no="Keep Invitation"
        yes="Withdraw"
        pendingText="Withdrawing..."
        pending={isPending}
        onYes={withdraw}
        onClose={close}
      >
        <p>
          <strong className="wrap-anywhere">{email}</strong> can no longer join {business.name}. You can invite this
          address again.
        </p>
      </ConfirmDialog>
    </>
  );
}
