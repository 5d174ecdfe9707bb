import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReset, type UseFormReturn } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { useSimilarFirst } from '../../ui/business/use-similar-first.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { dropDraft } from '../../lib/form/draft.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { readPrefill } from '../../lib/path/recommend-prefill.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { SimilarDialog } from '../../ui/business/similar-dialog.js';
import { useRecommendation, useSimilarBusinesses } from './recommendation.queries.js';
import { ContactFields, FriendlinessFields, PlaceFields } from './recommendation-fields.js';
import {
  DRAFTED,
  NEW_RECOMMENDATION,
  recommendationResolver,
  type RecommendationValues,
} from './recommendation-values.js';

const DRAFT = 'recommend-business';

/** The form for recommending a business, open to anyone, and its confirmation. */
export function RecommendBusiness() {
  const [recommended, setRecommended] = useState<string | null>(null);
  const navigate = useNavigate();
  const startAgain = (): void => {
    setRecommended(null);
    // Drops the values that a search passed along.
    void navigate('/recommend-business', { replace: true, state: null });
  };
  if (recommended !== null) return <ThankYou name={recommended} onAgain={startAgain} />;
  return <Recommending onDone={setRecommended} />;
}

function Recommending({ onDone }: { readonly onDone: (name: string) => void }) {
  const form = useForm<RecommendationValues, unknown, RecommendationForm>({
    resolver: recommendationResolver,
    defaultValues: NEW_RECOMMENDATION,
  });
  // Values from a search come first; the draft then overwrites them.
  usePrefill(form.reset);
  useFormDraft(DRAFT, form, DRAFTED);
  const { submit, isPending, dialog } = useRecommending(form, (name) => {
    form.reset(NEW_RECOMMENDATION);
    dropDraft(DRAFT);
    onDone(name);
  });
  const send = form.handleSubmit(submit);
  return (
    <FormProvider {...form}>
      <Intro />
      <SentForm
        purpose="recommend places"
        label="Recommend a business"
        onSubmit={(event) => void send(event)}
        isPending={isPending}
        submit="Submit Recommendation"
        pending="Submitting..."
      >
        <PlaceFields />
        <FriendlinessFields />
        <ContactFields />
      </SentForm>
      {dialog !== null && (
        <SimilarDialog
          {...dialog}
          description="These places look like the one you’re recommending. If yours isn’t here, continue."
          goOnLabel="None of these, recommend mine"
        />
      )}
    </FormProvider>
  );
}

type Methods = UseFormReturn<RecommendationValues, unknown, RecommendationForm>;

/** Sends a recommendation. First shows similar businesses, once per name and address. */
function useRecommending(form: Methods, onDone: (name: string) => void) {
  const recommendation = useSentForm(form, useRecommendation(), {
    onSuccess: (_answer, place) => {
      toast({ tone: 'success', title: 'Recommendation submitted!' });
      onDone(place.recommendedBusinessName);
    },
    failureTitle: 'Submission failed',
    failure: 'There was an error submitting your recommendation. Please try again.',
  });
  const { submit, isSearching, dialog } = useSimilarFirst(useSimilarBusinesses(), matchFieldsOf, recommendation.send);
  return { submit, isPending: isSearching || recommendation.isPending, dialog };
}

function matchFieldsOf(place: RecommendationForm) {
  return {
    name: place.recommendedBusinessName,
    city: place.recommendedBusinessCity,
    state: place.recommendedBusinessState,
    zipCode: place.recommendedBusinessZip,
    phone: place.recommendedBusinessPhone,
    website: place.recommendedBusinessWebsite,
  };
}

/** Fills in the values from a search without results. They don't count as a draft. */
function usePrefill(reset: UseFormReset<RecommendationValues>): void {
  const { state } = useLocation() as { readonly state: unknown };
  useEffect(() => {
    if (state !== null) reset({ ...NEW_RECOMMENDATION, ...readPrefill(state) });
  }, [reset, state]);
}

function Intro() {
  return (
    <>
      <h1>Recommend a Business</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">
        Know a place that welcomes pets but isn’t listed yet? Tell us, and we’ll look into it.{' '}
        <Link to="/" className="text-link">
          Back to the home page
        </Link>
      </p>
    </>
  );
}

interface ThankYouProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** Replaces the form once a recommendation is sent. */
function ThankYou({ name, onAgain }: ThankYouProps) {
  // `scrollTo` returns a promise in newer browsers, which is no cleanup function.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      level={1}
      title="Thank you!"
      isFocused
      actions={
        <>
          <ButtonLink to="/browse">Browse Businesses</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Back to Home
          </ButtonLink>
          <Button variant="ghost" onClick={onAgain}>
            Recommend Another
          </Button>
        </>
      }
    >
      <p>
        We’ve received your recommendation of <strong className="wrap-anywhere text-ink">{name}</strong>. We’ll look
        into it, and if pets are welcome there, we’ll add it to the directory.
      </p>
    </EmptyState>
  );
}
