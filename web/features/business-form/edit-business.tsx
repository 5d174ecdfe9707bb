import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { BusinessForm, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useBusinessChange } from './business-form.queries.js';
import { ListingFields } from './listing-fields.js';
import { changeOf, DRAFTED_OF_EDIT, listingResolverOf, valuesOf, type ListingValues } from './listing-values.js';
import type { PinMap } from './pin-section.js';
import { showFieldErrors, type ListingFormMethods } from './use-creation.js';

interface EditBusinessProps {
  readonly business: OwnerBusiness;
  /** Where its approval stands. */
  readonly standing?: ReactNode;
  readonly pinMap: PinMap;
}

/** The form over a business of the member's own; what is changed is sent and nothing else. */
export function EditBusiness({ business, standing, pinMap }: EditBusinessProps) {
  const form = useForm<ListingValues, unknown, BusinessForm>({
    resolver: listingResolverOf(business),
    defaultValues: valuesOf(business),
  });
  useFormDraft(`business:${business.id}`, form, DRAFTED_OF_EDIT);
  const { save, isPending } = useSaving(business, form);
  const send = form.handleSubmit(save);
  return (
    <FormProvider {...form}>
      <h1 className="wrap-anywhere">Edit {business.name}</h1>
      {standing}
      <form
        noValidate
        aria-label="Business listing"
        onSubmit={(event) => void send(event)}
        className="flex flex-col gap-6"
      >
        <ListingFields pinMap={pinMap} />
        <div>
          <Button type="submit" size="lg" pending={isPending} className="w-full sm:w-auto noscript:hidden">
            Save Changes
          </Button>
          <p className="hidden text-muted noscript:block">Saving changes needs JavaScript.</p>
        </div>
      </form>
    </FormProvider>
  );
}

function useSaving(business: OwnerBusiness, form: ListingFormMethods) {
  const { mutateAsync, isPending } = useBusinessChange(business.id);
  const save = (checked: BusinessForm): void => {
    const change = changeOf(business, form.getValues(), checked);
    if (Object.keys(change).length === 0) {
      toast({ title: 'Nothing to save', description: 'Nothing was changed.' });
      return;
    }
    whenSettled(mutateAsync(change), {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved));
        const waits = saved.pendingChanges !== null;
        const description = waits ? 'Some of them wait for approval.' : 'Your listing is up to date.';
        toast({ tone: 'success', title: 'Changes saved', description });
      },
      onError: (error) => {
        showFieldErrors(form, error);
        sayRefusal(business.id, error);
      },
    });
  };
  return { save, isPending };
}

/** Whose session ended is sent to sign in, and finds what was typed on coming back. */
function sayRefusal(id: number, error: unknown): void {
  const { status, sentence } = refusalOf(error);
  if (status === 401) return void signInAgain(`/my-businesses/${id}/edit`);
  toast({ tone: 'danger', title: 'Error', description: sentence ?? 'Failed to save. Please try again.' });
}
