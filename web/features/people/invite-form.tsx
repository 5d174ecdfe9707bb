import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { InvitationForm, type BusinessPeople } from '../../../interfaces/contract/business/people/people.js';
import {
  GIVEN_ROLES,
  INVITATION_DAYS,
  ROLE_LABEL,
  ROLE_WORDS,
} from '../../../interfaces/contract/business/people/people-words.js';
import { FormInput } from '../../ui/form/form-field.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { useInvite } from './people.queries.js';

export function InviteForm({ business }: { readonly business: BusinessPeople['business'] }) {
  const form = useForm<InvitationForm>({
    resolver: zodResolver(InvitationForm),
    defaultValues: { email: '', role: 'responder' },
  });
  const { submit, isPending } = useSentForm(form, useInvite(business.id), {
    failure: 'We couldn’t send the invitation. Please try again.',
    onSuccess: ({ email }) => {
      form.reset();
      toast({ tone: 'success', title: 'Invitation sent', description: `We emailed a link to ${email}.` });
    },
  });
  return (
    <Card as="section" aria-labelledby="invite" className="mt-10">
      <h2 id="invite" className="mb-5 text-xl">
        Invite a person
      </h2>
      <SentForm
        label="Invite a person"
        onSubmit={submit}
        isPending={isPending}
        submit="Send Invitation"
        pending="Sending..."
        purpose="invite people"
      >
        <FormInput
          form={form}
          name="email"
          label="Email address"
          hint={`We’ll email a link that works for ${INVITATION_DAYS} days. To accept, they need an account with this address.`}
          type="email"
          autoComplete="off"
          required
        />
        <RoleChoice form={form} />
      </SentForm>
    </Card>
  );
}

function RoleChoice({ form }: { readonly form: UseFormReturn<InvitationForm> }) {
  return (
    <Controller
      control={form.control}
      name="role"
      render={({ field, fieldState }) => (
        <RadioGroup
          legend="Role"
          name={field.name}
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          options={GIVEN_ROLES.map((value) => ({ value, label: ROLE_LABEL[value], hint: ROLE_WORDS[value] }))}
        />
      )}
    />
  );
}
