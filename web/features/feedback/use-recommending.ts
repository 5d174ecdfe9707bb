import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { isField, type RecommendationValues } from './recommendation-values.js';
import { refusalOf, useRecommendation, useSimilarBusinesses } from './recommendation.queries.js';

type Methods = UseFormReturn<RecommendationValues, unknown, RecommendationForm>;

interface PointedOut {
  readonly similar: readonly BusinessCard[];
  readonly place: RecommendationForm;
}

/** A recommendation on its way: what is like it is pointed out first, once for the same name and address. */
export function useRecommending(form: Methods, onDone: (name: string) => void) {
  const keyOf = useSendingKey();
  const [pointedOut, setPointedOut] = useState<PointedOut | null>(null);
  const accepted = useRef<string | null>(null);
  const similar = useSimilarBusinesses();
  const recommendation = useRecommendation();
  const send = (place: RecommendationForm): void =>
    whenSettled(recommendation.mutateAsync({ form: place, key: keyOf(place) }), {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Recommendation submitted!' });
        onDone(place.recommendedBusinessName);
      },
      onError: (error) => sayRefusal(form, error),
    });
  const submit = async (place: RecommendationForm): Promise<void> => {
    if (accepted.current === identityOf(place)) return send(place);
    // Where it cannot be told what is listed, nobody is kept from recommending.
    const found = await similar.mutateAsync(whatIsKnownOf(place)).catch(() => []);
    if (found.length > 0) setPointedOut({ similar: found, place });
    else send(place);
  };
  const goOn = ({ place }: PointedOut): void => {
    accepted.current = identityOf(place);
    setPointedOut(null);
    send(place);
  };
  const isPending = similar.isPending || recommendation.isPending;
  return { submit, isPending, pointedOut, goOn, goBack: () => setPointedOut(null) };
}

/** What a listing of the same place would share. */
function whatIsKnownOf(place: RecommendationForm) {
  return {
    name: place.recommendedBusinessName,
    city: place.recommendedBusinessCity,
    state: place.recommendedBusinessState,
    zipCode: place.recommendedBusinessZip,
    phone: place.recommendedBusinessPhone,
    website: place.recommendedBusinessWebsite,
  };
}

const identityOf = (place: RecommendationForm): string => JSON.stringify(whatIsKnownOf(place));

const TOO_MANY_REQUESTS = 429;

/** Says that it failed, at the fields where the server names them; only how long to wait is for the server to say. */
function sayRefusal(form: Methods, error: unknown): void {
  const { status, sentence, fields } = refusalOf(error);
  const known = fields.flatMap(({ path, message }) => {
    const [field = ''] = path.split('.');
    return isField(field) ? [{ field, message }] : [];
  });
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  const usual = 'There was an error submitting your recommendation. Please try again.';
  const description = status === TOO_MANY_REQUESTS ? (sentence ?? usual) : usual;
  toast({ tone: 'danger', title: 'Submission failed', description });
}
