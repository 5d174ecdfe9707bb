import { FormProvider, useForm } from 'react-hook-form';
import type { BusinessForm, OwnerBusiness } from '../../../interfaces/contract/business-form.js';
import { APPROVAL_LABEL, LISTING_TIER } from '../../../interfaces/contract/words.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { leaveFor } from '../../lib/path/leave.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useBusinessChange, useBusinessSubmission } from './business-form.queries.js';
import { ListingFields } from './listing-fields.js';
import { changeOf, DRAFTED_OF_EDIT, listingResolver, valuesOf, type ListingValues } from './listing-values.js';
import { PendingChanges } from './pending-changes.js';
import { showFieldErrors, type ListingFormMethods } from './use-creation.js';

/** The form over a business of the member's own; what is changed is sent and nothing else. */
export function EditBusiness({ business }: { readonly business: OwnerBusiness }) {
  const form = useForm<ListingValues, unknown, BusinessForm>({
    resolver: listingResolver,
    defaultValues: valuesOf(business),
  });
  useFormDraft(`business:${business.id}`, form, DRAFTED_OF_EDIT);
  const { save, isPending } = useSaving(business, form);
  const send = form.handleSubmit(save);
  return (
    <FormProvider {...form}>
      <h1 className="wrap-anywhere">Edit {business.name}</h1>
      <Standing business={business} />
      <PendingChanges business={business} />
      <form
        noValidate
        aria-label="Business listing"
        onSubmit={(event) => void send(event)}
        className="flex flex-col gap-6"
      >
        <ListingFields />
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

/** Where its approval stands, and what that means for an edit. */
function Standing({ business }: { readonly business: OwnerBusiness }) {
  const { approvalStatus, isActive, rejectionReason, tier, moves } = business;
  return (
    <div className="mt-3 mb-6 flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge>{isActive ? APPROVAL_LABEL[approvalStatus] : 'Withdrawn'}</Badge>
        <Badge tone="plain">{LISTING_TIER[tier].label} listing</Badge>
      </div>
      {approvalStatus === 'approved' && (
        <p className="max-w-prose text-muted">
          A change of the name, address, category or website waits for approval. Everything else is shown at once.
        </p>
      )}
      {rejectionReason !== null && (
        <Card className="w-full">
          <p className="font-semibold">What the reviewer wrote</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{rejectionReason}</p>
          {moves.includes('resubmit') && <SendInAgain id={business.id} />}
        </Card>
      )}
    </div>
  );
}

function SendInAgain({ id }: { readonly id: number }) {
  const { mutate, isPending } = useBusinessSubmission(id);
  const send = (): void =>
    mutate(undefined, {
      onSuccess: () =>
        toast({ tone: 'success', title: 'Sent in again', description: 'Your listing waits for approval.' }),
      onError: (error) => sayRefusal(id, error),
    });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 noscript:hidden">
      <Button variant="secondary" pending={isPending} pendingText="Sending..." onClick={send}>
        Send In Again
      </Button>
      <p className="text-sm text-muted">Save your changes first.</p>
    </div>
  );
}

function useSaving(business: OwnerBusiness, form: ListingFormMethods) {
  const { mutate, isPending } = useBusinessChange(business.id);
  const save = (checked: BusinessForm): void => {
    const change = changeOf(business, form.getValues(), checked);
    if (Object.keys(change).length === 0) {
      toast({ title: 'Nothing to save', description: 'Nothing was changed.' });
      return;
    }
    mutate(change, {
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
  if (status === 401) return leaveFor(signInPath(`/my-businesses/${id}/edit`));
  toast({ tone: 'danger', title: 'Error', description: sentence ?? 'Failed to save. Please try again.' });
}
