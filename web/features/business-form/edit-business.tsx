import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { BusinessForm, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { showRefusal } from '../../ui/form/use-sent-form.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useBusinessChange } from './business-form.queries.js';
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

interface EditBusinessProps {
  readonly business: OwnerBusiness;
  /** The approval status. */
  readonly listingStatus?: ReactNode;
  readonly pinMap: PinMap;
}

/** The form for editing one of the member's own businesses. Sends only changed fields. */
export function EditBusiness({ business, listingStatus, pinMap }: EditBusinessProps) {
  const form = useForm<ListingValues, unknown, BusinessForm>({
    resolver: listingResolverOf(business),
    defaultValues: valuesOf(business),
  });
  useFormDraft(`business:${business.id}`, form, EDIT_DRAFT_FIELDS);
  const { save, isPending } = useSaving(business, form);
  const send = form.handleSubmit(save);
  return (
    <FormProvider {...form}>
      <h1 className="wrap-anywhere">Edit {business.name}</h1>
      {listingStatus}
      <SentForm
        purpose="edit your listings"
        label="Business listing"
        onSubmit={(event) => void send(event)}
        isPending={isPending}
        submit="Save Changes"
        withoutScript="Saving changes needs JavaScript."
      >
        <ListingFields pinMap={pinMap} />
      </SentForm>
    </FormProvider>
  );
}

function useSaving(business: OwnerBusiness, form: ListingForm) {
  const { mutateAsync, isPending } = useBusinessChange(business.id);
  const save = (checked: BusinessForm): void => {
    const change = changeOf(business, form.getValues(), checked);
    if (Object.keys(change).length === 0) {
      toast({ title: 'No changes to save', description: 'Your listing is up to date.' });
      return;
    }
    whenSettled(mutateAsync(change), {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved));
        const needsApproval = saved.pendingChanges !== null;
        const description = needsApproval
          ? 'Some changes need our approval before they go live.'
          : 'Your listing is up to date.';
        toast({ tone: 'success', title: 'Changes saved', description });
      },
      onError: (error) =>
        showRefusal(form, error, {
          failure: 'Failed to save. Please try again.',
          // The draft is restored on return.
          onSignedOut: () => void signInAgain(`/my-businesses/${business.id}/edit`),
        }),
    });
  };
  return { save, isPending };
}
