import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormProvider, useForm } from 'react-hook-form';
import type { BusinessForm } from '../../../interfaces/contract/business/business-form.js';
import { useIsMounted } from '../../lib/browser/use-is-mounted.js';
import { useSimilarFirst } from '../../ui/business/use-similar-first.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { dropDraft } from '../../lib/form/draft.js';
import { LISTING_DRAFT } from '../../lib/member/listing-draft.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { keepValuesOverSignIn, useValuesAfterSignIn } from '../../lib/form/values-over-sign-in.js';
import { useViewer, useViewerState } from '../../lib/page/viewer.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { Card } from '../../ui/page/card.js';
import { SimilarDialog } from '../../ui/business/similar-dialog.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useBusinessCreation, useSimilarBusinesses } from './business-form.queries.js';
import { CreateSidebar } from './create-sidebar.js';
import { ListingFields } from './listing-fields.js';
import { DRAFT_FIELDS, listingResolver, NEW_LISTING, type ListingForm, type ListingValues } from './listing-values.js';
import type { PinMap } from './pin-section.js';
import { TierSection } from './tier-choice.js';

const CONTACT_FIELDS = ['email', 'phone'] as const;

interface CreateBusinessProps {
  readonly pinMap: PinMap;
  /** A link to the member's listings. */
  readonly ownListings?: ReactNode;
}

/** The form for listing a business. Visitors can fill it in, but must sign in to send it. */
export function CreateBusiness({ pinMap, ownListings }: CreateBusinessProps) {
  const form = useForm<ListingValues, unknown, BusinessForm>({
    resolver: listingResolver,
    defaultValues: NEW_LISTING,
  });
  useFormDraft(LISTING_DRAFT, form, DRAFT_FIELDS);
  const keepValues = useValuesKeptForSignIn(form);
  const { send, isPending, isVisitor, hasSessionEnded, dialog } = useCreation(form, () => {
    form.reset(NEW_LISTING);
    dropDraft(LISTING_DRAFT);
  });
  return (
    <FormProvider {...form}>
      <h1>List Your Pet-Friendly Business</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">
        Let pet owners know they’re welcome. Your listing goes live once we approve it.
      </p>
      {ownListings}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SentForm
          purpose="list a business"
          label="Business listing"
          onSubmit={(event) => void send(event)}
          isPending={isPending}
          submit="Create Business Listing"
          withoutScript="Listing a business needs JavaScript."
        >
          {isVisitor && <SignInNotice />}
          <TierSection />
          <ListingFields pinMap={pinMap} />
          {hasSessionEnded && <SessionEndedNotice onLeave={keepValues} />}
        </SentForm>
        <CreateSidebar />
      </div>
      {dialog !== null && (
        <SimilarDialog
          {...dialog}
          description="These listings look similar. If one of them is your business, claim it. If not, continue."
          goOnLabel="List My Business"
          canClaim
        />
      )}
    </FormProvider>
  );
}

/** Creates a business. First shows similar businesses, once per name and address. */
function useCreation(form: ListingForm, onDone: () => void) {
  const isVisitor = useViewerState() === 'visitor';
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const navigate = useNavigate();
  const isHere = useIsMounted();
  const creation = useSentForm(form, useBusinessCreation(), {
    onSuccess: ({ id, billing }) => {
      toast({
        tone: 'success',
        title: 'Business created successfully!',
        description: 'Your pet-friendly business has been listed.',
      });
      onDone();
      // A Premium listing continues to the payment.
      if (isHere()) void navigate(billing.state === 'pending_payment' ? `/my-businesses/${id}/plan` : '/');
    },
    failure: 'Failed to create business. Please try again.',
    onSignedOut: () => {
      setSessionEnded(true);
      const description = 'Please sign in to create a business listing.';
      toast({ tone: 'danger', title: 'Authentication Required', description });
    },
  });
  const { submit, isSearching, dialog } = useSimilarFirst(useSimilarBusinesses(), matchFieldsOf, creation.send);
  const send = form.handleSubmit(
    (listing) => (isVisitor ? showSignInRequired() : submit(listing)),
    // An invalid form would otherwise only show field errors.
    () => isVisitor && showSignInRequired(),
  );
  return { send, isPending: isSearching || creation.isPending, isVisitor, hasSessionEnded, dialog };
}

function matchFieldsOf({ name, city, state, zipCode, phone, website }: BusinessForm) {
  return { name, city, state, zipCode, phone, website };
}

function showSignInRequired(): void {
  const description = 'Please sign in to list your business with us.';
  toast({ tone: 'danger', title: 'Sign In Required', description });
}

/** Returns a function that keeps all values during a sign-in, including those a draft may not contain. */
function useValuesKeptForSignIn(form: ListingForm): () => void {
  const memberId = useViewer()?.id;
  const name = `business:new:${memberId ?? ''}`;
  useValuesAfterSignIn(name, form, CONTACT_FIELDS);
  return () => keepValuesOverSignIn(name, form.getValues(), memberId);
}

function SignInNotice() {
  return (
    <Card className="bg-leaf-soft">
      <p>
        <a href={signInPath('/create-business')} className="text-link font-semibold">
          Sign in
        </a>{' '}
        to list your business. We’ll keep what you’ve entered (except your email and phone number) while you sign in.
      </p>
    </Card>
  );
}

/** Shown if the session ended while the form was being filled in. */
function SessionEndedNotice({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Card className="bg-leaf-soft">
      <p role="status">
        Your session has ended.{' '}
        <a href={signInPath('/create-business')} onClick={onLeave} className="text-link font-semibold">
          Sign in again
        </a>{' '}
        to list your business. We’ll keep everything you’ve entered.
      </p>
    </Card>
  );
}
