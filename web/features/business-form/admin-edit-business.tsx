import { useState, type SyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AdminBusiness, BusinessForm } from '../../../interfaces/contract/business/business-form.js';
import { STANDING_LABEL } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { codeOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { FormSection } from '../../ui/form/form-section.js';
import { announceDecision } from '../../ui/decision/undo-decision.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { showRefusal } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import { showCurrent, useEditReason, withoutPending, type EditConflict } from './admin-edit.js';
import { useAdminBusinessChange, useCurrentBusiness } from './business-form.queries.js';
import { ListingFields } from './listing-fields.js';
import {
  changeOf,
  EDIT_DRAFT_FIELDS,
  listingResolverOf,
  valuesOf,
  type ListingForm,
  type ListingValues,
} from './listing-values.js';
import type { PinMap } from './pin-section.js';

interface AdminEditBusinessProps {
  readonly business: AdminBusiness;
  readonly pinMap: PinMap;
  readonly onSaved: (business: AdminBusiness) => void;
  /** Called if the saved changes are undone. */
  readonly onUndone: (id: number) => void;
}

/** The owner's form for administrators: with a reason, for any listing, and without approval. */
export function AdminEditBusiness({ business, pinMap, onSaved, onUndone }: AdminEditBusinessProps) {
  // The version that is being edited, even if the query is refetched in the meantime.
  const [edited, setEdited] = useState(business);
  const form = useForm<ListingValues, unknown, BusinessForm>({
    resolver: listingResolverOf(edited),
    defaultValues: valuesOf(withoutPending(business)),
  });
  useFormDraft(`admin-business:${String(business.id)}`, form, EDIT_DRAFT_FIELDS);
  const reason = useEditReason(business.id);
  const { save, isPending, conflict } = useAdminSaving({ edited, setEdited, form, reason, onSaved, onUndone });
  const submit = (event: SyntheticEvent): void => {
    const isReasonValid = reason.check();
    void form.handleSubmit((checked) => (isReasonValid ? save(checked) : reason.field.current?.focus()))(event);
  };
  return (
    <FormProvider {...form}>
      <SentForm
        purpose={null}
        label="Business listing"
        onSubmit={submit}
        isPending={isPending}
        submit="Save Changes"
        withoutScript="Saving changes needs JavaScript."
      >
        <ListingFields pinMap={pinMap} canAddFiles={false} />
        <FormSection title="About this change" intro="Your changes apply at once, and imports keep them.">
          {conflict !== null && <Conflict conflict={conflict} business={edited} />}
          <NoteField
            label="Reason for the change"
            hint={edited.ownerId === null ? 'Recorded in the audit log.' : 'We’ll email this to the owner.'}
            required
            value={reason.text}
            error={reason.error}
            ref={reason.field}
            onType={reason.type}
          />
        </FormSection>
      </SentForm>
    </FormProvider>
  );
}

function Conflict({ conflict, business }: { readonly conflict: EditConflict; readonly business: AdminBusiness }) {
  const { changed, both } = conflict;
  return (
    <div role="alert" className="flex flex-col gap-1 rounded-md bg-marigold-soft p-4">
      <p className="font-semibold">This listing changed while you were editing it. Nothing was saved yet.</p>
      <p>
        {changed.length === 0
          ? `The fields of this form are unchanged. Its status is now: ${STANDING_LABEL[business.status]}.`
          : `Changed since you opened it: ${changed.join(', ')}.`}
      </p>
      {both.length > 0 && <p>You changed the same: {both.join(', ')}. Saving replaces the other change.</p>}
      <p>The form shows the current values and everything you typed. Check it and save again.</p>
    </div>
  );
}

interface SavingOptions extends Pick<AdminEditBusinessProps, 'onSaved' | 'onUndone'> {
  readonly edited: AdminBusiness;
  readonly setEdited: (business: AdminBusiness) => void;
  readonly form: ListingForm;
  readonly reason: ReturnType<typeof useEditReason>;
}

function useAdminSaving({ edited, setEdited, form, reason, onSaved, onUndone }: SavingOptions) {
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const { mutateAsync, isPending } = useAdminBusinessChange(edited.id);
  const current = useCurrentBusiness(edited.id);
  const failed = (error: unknown): void => showRefusal(form, error, { failure: 'Failed to save. Please try again.' });
  const merge = (): void =>
    whenSettled(current(), {
      onSuccess: (now) => {
        setConflict(showCurrent(form, edited, now));
        setEdited(now);
      },
      onError: failed,
    });
  const save = (checked: BusinessForm): void => {
    const change = changeOf(withoutPending(edited), form.getValues(), checked);
    if (Object.keys(change).length === 0) {
      toast({ title: 'No changes to save', description: 'You haven’t changed any field.' });
      return;
    }
    whenSettled(mutateAsync({ ...change, reason: reason.text, version: edited.version }), {
      onSuccess: (saved) => {
        form.reset(valuesOf(withoutPending(saved)));
        reason.drop();
        announceDecision({
          title: 'Changes saved',
          name: saved.name,
          result: saved,
          onUndone: () => onUndone(saved.id),
        });
        onSaved(saved);
      },
      onError: (error) => (codeOf(error) === 'CHANGED_MEANWHILE' ? merge() : failed(error)),
    });
  };
  return { save, isPending, conflict };
}
