import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { BusinessForm } from '../../../interfaces/contract/business/business-form.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { useIsHere } from '../../lib/use-is-here.js';
import { whenSettled } from '../../lib/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useBusinessCreation, useSimilarBusinesses } from './business-form.queries.js';
import { isField, type ListingValues } from './listing-values.js';

export type ListingFormMethods = UseFormReturn<ListingValues, unknown, BusinessForm>;

/** A listing on its way: what is like it is pointed out first, once for the same name and address. */
export function useCreation(form: ListingFormMethods, onDone: () => void) {
  const isVisitor = useViewerState() === 'visitor';
  const keyOf = useSendingKey();
  const [pointedOut, setPointedOut] = useState<PointedOut | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const accepted = useRef<string | null>(null);
  const similar = useSimilarBusinesses();
  const creation = useBusinessCreation();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const create = (listing: BusinessForm): void =>
    whenSettled(creation.mutateAsync({ form: listing, key: keyOf(listing) }), {
      onSuccess: ({ id, billing }) => {
        toast({
          tone: 'success',
          title: 'Business created successfully!',
          description: 'Your pet-friendly business has been listed.',
        });
        onDone();
        // Premium that is to be paid is paid next.
        if (isHere()) void navigate(billing.state === 'pending_payment' ? `/my-businesses/${id}/plan` : '/');
      },
      onError: (error) => {
        setEnded(refusalOf(error).status === 401);
        sayRefusal(form, error);
      },
    });
  const submit = async (listing: BusinessForm): Promise<void> => {
    if (isVisitor) return sayNobodyIsSignedIn();
    if (accepted.current === identityOf(listing)) return create(listing);
    // Where it cannot be told what is listed, nobody is kept from listing.
    const found = await similar.mutateAsync(whatIsKnownOf(listing)).catch(() => []);
    if (found.length > 0) setPointedOut({ similar: found, listing });
    else create(listing);
  };
  const goOn = ({ listing }: PointedOut): void => {
    accepted.current = identityOf(listing);
    setPointedOut(null);
    create(listing);
  };
  const isPending = similar.isPending || creation.isPending;
  return { submit, isPending, isVisitor, hasEnded, pointedOut, goOn, goBack: () => setPointedOut(null) };
}

interface PointedOut {
  readonly similar: readonly BusinessCard[];
  readonly listing: BusinessForm;
}

/** What another listing of the same business would share. */
function whatIsKnownOf({ name, city, state, zipCode, phone, website }: BusinessForm) {
  return { name, city, state, zipCode, phone, website };
}

const identityOf = (listing: BusinessForm): string => JSON.stringify(whatIsKnownOf(listing));

/** Also said to whom an invalid form would only tell of its fields. */
export function sayNobodyIsSignedIn(): void {
  const description = 'Please sign in to list your business with us.';
  toast({ tone: 'danger', title: 'Sign In Required', description });
}

/** Says why a listing was refused, at its fields where they are known. */
function sayRefusal(form: ListingFormMethods, error: unknown): void {
  const { status, sentence } = refusalOf(error);
  if (status === 401) {
    const description = 'Please sign in to create a business listing.';
    toast({ tone: 'danger', title: 'Authentication Required', description });
    return;
  }
  showFieldErrors(form, error);
  const description = sentence ?? 'Failed to create business. Please try again.';
  toast({ tone: 'danger', title: 'Error', description });
}

/** Puts the server's sentences beside their fields; the first of them is gone to. */
export function showFieldErrors(form: ListingFormMethods, error: unknown): void {
  const known = refusalOf(error).fields.flatMap(({ path, message }) => {
    const [field = ''] = path.split('.');
    return isField(field) ? [{ field, message }] : [];
  });
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
