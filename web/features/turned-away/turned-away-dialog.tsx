import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { writePets } from '../../../interfaces/contract/policy/policy-words.js';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { TurnedAwayForm } from '../../../interfaces/contract/turned-away/turned-away.js';
import {
  ANSWER_HOURS,
  dayAt,
  firstVisit,
  STAFF_SAID_LIMITS,
} from '../../../interfaces/contract/turned-away/turned-away-words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { keepActionAfterSignIn, withActionAfterSignIn } from '../../lib/member/action-after-sign-in.js';
import { FieldError } from '../../ui/form/field-error.js';
import { FormInput, FormTextarea } from '../../ui/form/form-field.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { FormDialog } from '../../ui/overlay/form-dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { ComingPetsFields } from '../../ui/pets/coming-pets-fields.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { useComingPets, useTurnedAwayPost } from './turned-away.queries.js';

interface TurnedAwayDialogProps {
  readonly business: Pick<BusinessDetail, 'id' | 'name' | 'ownerId' | 'hours'>;
  readonly onClose: () => void;
}

const FIELDS = ['visitedOn', 'staffSaid'] as const;

/** The form of a report. It closes once the report is sent; the draft is kept until then. */
export function TurnedAwayDialog({ business, onClose }: TurnedAwayDialogProps) {
  const form = useForm<TurnedAwayForm>({
    resolver: zodResolver(TurnedAwayForm),
    defaultValues: { visitedOn: '', pets: '', staffSaid: '' },
  });
  const { submit, isPending } = useSentReport(form, business.id, onClose);
  const today = dayAt(new Date(), business.hours?.timeZone ?? null);
  return (
    <FormDialog
      purpose="report that you were turned away"
      title={`Turned away at ${business.name}?`}
      description={business.ownerId === null ? WITHOUT_OWNER : WITH_OWNER}
      onSubmit={submit}
      onClose={onClose}
      isPending={isPending}
      submit="Send Report"
      pending="Sending..."
    >
      <FormInput
        form={form}
        name="visitedOn"
        label="Day of your visit"
        required
        type="date"
        min={firstVisit(today)}
        max={today}
        className="max-w-60"
      />
      <Pets form={form} />
      <FormTextarea
        form={form}
        name="staffSaid"
        label="What did the staff say?"
        hint="Please leave out names."
        required
        limit={STAFF_SAID_LIMITS.max}
        rows={4}
      />
    </FormDialog>
  );
}

/** Sends the form once. Keeps what was typed until then, also through a sign-in. */
function useSentReport(form: UseFormReturn<TurnedAwayForm>, businessId: number, onSent: () => void) {
  const draft = `turned-away:${businessId}`;
  useFormDraft(draft, form, FIELDS);
  const { pathname, search } = useLocation();
  return useSentForm(form, useTurnedAwayPost(businessId), {
    draft,
    failure: 'We couldn’t send your report. Please try again.',
    failureTitle: 'Report not sent',
    onSuccess: ({ status }) => {
      toast({ title: 'Thanks for your report', description: OUTCOME[status], tone: 'success' });
      onSent();
    },
    onSignedOut: () => {
      const action = { kind: 'turned-away', id: businessId } as const;
      keepActionAfterSignIn(action, { name: draft, value: form.getValues() });
      signInAgain(withActionAfterSignIn(pathname + search, action));
    },
  });
}

const PUBLIC_PARTS = 'Others will see the month, the kind of pet, and what the staff said, but not your name.';
const WITH_OWNER = `The owner has ${ANSWER_HOURS} hours to answer. Then your report appears on this page. ${PUBLIC_PARTS}`;
const WITHOUT_OWNER = `Your report appears on this page at once. ${PUBLIC_PARTS}`;

const WAITING = `The owner has ${ANSWER_HOURS} hours to answer. We’ll email you the answer.`;
const SHOWN = 'It now appears on this page.';
const OUTCOME = { waiting: WAITING, answered: SHOWN, unanswered: SHOWN, answered_late: SHOWN } as const;

/** The member's pets, or rows to type them. */
function Pets({ form }: { readonly form: UseFormReturn<TurnedAwayForm> }) {
  const coming = useComingPets();
  const text = writePets(coming.pets);
  const { setValue, formState } = form;
  useEffect(() => setValue('pets', text, { shouldValidate: text !== '' }), [setValue, text]);
  const { pets } = formState.errors;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">Which pets came along?</legend>
      {coming.isKnown ? (
        <ComingPetsFields own={coming.own} typed={coming.typed} onToggle={coming.toggle} onType={coming.type} />
      ) : (
        <Skeleton className="h-11" />
      )}
      {pets?.message !== undefined && (
        <div role="alert" className="text-sm">
          <FieldError>{pets.message}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
