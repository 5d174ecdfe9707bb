import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessForm } from '../../../interfaces/contract/business/business-form.js';
import { useIsMounted } from '../../lib/browser/use-is-mounted.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { useSimilarFirst } from '../../ui/business/use-similar-first.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useBusinessCreation, useSimilarBusinesses } from './business-form.queries.js';
import type { ListingForm } from './listing-values.js';

/** Creates a business. First shows similar businesses, once per name and address. */
export function useCreation(form: ListingForm, onDone: () => void) {
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
