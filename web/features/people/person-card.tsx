import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessPeople, BusinessPerson } from '../../../interfaces/contract/business/people/people.js';
import {
  GIVEN_ROLES,
  ROLE_LABEL,
  ROLE_WORDS,
  type GivenRole,
} from '../../../interfaces/contract/business/people/people-words.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { dayName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/form/select.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { usePeopleChange } from './people.queries.js';
import { reportRefusal } from './report-refusal.js';

interface PersonCardProps {
  readonly business: BusinessPeople['business'];
  readonly person: BusinessPerson;
  /** True for the owner. */
  readonly mayChange: boolean;
}

export function PersonCard({ business, person, mayChange }: PersonCardProps) {
  const { role, since, isYou } = person;
  const name = person.name ?? person.invitedEmail ?? 'Unnamed member';
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-lg font-bold wrap-anywhere">
          {name}
          {isYou && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone={role === 'owner' ? 'leaf' : 'neutral'}>{ROLE_LABEL[role]}</Badge>
          since {dayName(since)}
        </p>
      </div>
      {role !== 'owner' && mayChange && (
        <div className="flex flex-wrap items-end gap-3 noscript:hidden">
          <RoleChoice business={business} person={person} role={role} name={name} />
          <Removal business={business} person={person} name={name} />
        </div>
      )}
      {role !== 'owner' && isYou && <LeaveBusiness business={business} />}
    </Card>
  );
}

interface ChangeProps extends Omit<PersonCardProps, 'mayChange'> {
  readonly name: string;
}

function RoleChoice({ business, person, role, name }: ChangeProps & { readonly role: GivenRole }) {
  const id = useId();
  const { mutateAsync, isPending } = usePeopleChange(business.id);
  const change = (to: GivenRole): void =>
    whenSettled(mutateAsync({ what: 'role', userId: person.memberId, role: to }), {
      onSuccess: () =>
        toast({
          tone: 'success',
          title: `${name} is now a ${ROLE_LABEL[to].toLowerCase()}`,
          description: ROLE_WORDS[to],
        }),
      onError: (error) => reportRefusal('We couldn’t change the role', error),
    });
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        Role<span className="sr-only"> of {name}</span>
      </label>
      <Select
        id={id}
        value={role}
        disabled={isPending}
        options={GIVEN_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))}
        onChange={({ target }) => change(target.value as GivenRole)}
      />
    </div>
  );
}

function Removal({ business, person, name }: ChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = usePeopleChange(business.id);
  const close = (): void => setOpen(false);
  const remove = (): void =>
    whenSettled(mutateAsync({ what: 'remove', userId: person.memberId }), {
      onSuccess: () => {
        close();
        toast({ tone: 'success', title: `${name} no longer has a role`, description: 'We emailed them.' });
      },
      onError: (error) => reportRefusal('We couldn’t remove them', error),
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Remove ${name}?`}
        description="This takes effect immediately. We’ll email them."
        no="Keep"
        yes="Remove"
        pendingText="Removing..."
        pending={isPending}
        onYes={remove}
        onClose={close}
      >
        <p>
          {name} loses the role {ROLE_LABEL[person.role].toLowerCase()} and can no longer act for{' '}
          <strong>{business.name}</strong>. Their responses and changes stay.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** The button with which a manager or responder leaves a business. */
export function LeaveBusiness({ business }: { readonly business: BusinessPeople['business'] }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = usePeopleChange(business.id);
  const navigate = useNavigate();
  const close = (): void => setOpen(false);
  const leave = (): void =>
    whenSettled(mutateAsync({ what: 'leave' }), {
      onSuccess: () => {
        close();
        toast({ tone: 'success', title: `You left ${business.name}` });
        void navigate('/my-businesses');
      },
      onError: (error) => reportRefusal('We couldn’t end your role', error),
    });
  return (
    <>
      <Button variant="ghost" size="sm" className="noscript:hidden" onClick={() => setOpen(true)}>
        Leave<span className="sr-only"> {business.name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Leave ${business.name}?`}
        description="To come back, you need a new invitation."
        no="Stay"
        yes="Leave"
        pendingText="Leaving..."
        pending={isPending}
        onYes={leave}
        onClose={close}
      >
        <p>
          You can no longer act for <strong>{business.name}</strong>. Your responses and changes stay. We’ll email the
          owner.
        </p>
      </ConfirmDialog>
    </>
  );
}
