import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReset } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { RecommendationForm } from '../../../interfaces/contract/feedback/business-recommendation.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { usePage } from '../../lib/page/page-context.js';
import { readPrefill } from '../../lib/path/recommend-prefill.js';
import { Button } from '../../ui/button.js';
import { SimilarDialog } from '../../ui/business/similar-dialog.js';
import { ContactFields, FriendlinessFields, PlaceFields } from './recommendation-fields.js';
import {
  DRAFTED,
  NEW_RECOMMENDATION,
  recommendationResolver,
  type RecommendationValues,
} from './recommendation-values.js';
import { ThankYou } from './thank-you.js';
import { useRecommending } from './use-recommending.js';

const DRAFT = 'recommend-business';

/** The form by which anybody names a place that is missing, then the thanks for it. */
export function RecommendBusiness() {
  const [recommended, setRecommended] = useState<string | null>(null);
  const navigate = useNavigate();
  const startAgain = (): void => {
    setRecommended(null);
    // Without what a search said of the place before.
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
  // First what a search said, then over it what was typed here before.
  usePrefill(form.reset);
  useFormDraft(DRAFT, form, DRAFTED);
  const { submit, isPending, pointedOut, goOn, goBack } = useRecommending(form, (name) => {
    form.reset(NEW_RECOMMENDATION);
    dropDraft(DRAFT);
    onDone(name);
  });
  const send = form.handleSubmit(submit);
  return (
    <FormProvider {...form}>
      <Intro />
      <form
        noValidate
        aria-label="Recommend a business"
        onSubmit={(event) => void send(event)}
        className="flex flex-col gap-6"
      >
        <PlaceFields />
        <FriendlinessFields />
        <ContactFields />
        <div>
          <Button
            type="submit"
            size="lg"
            pending={isPending}
            pendingText="Submitting..."
            className="w-full sm:w-auto noscript:hidden"
          >
            Submit Recommendation
          </Button>
          <WithoutScript />
        </div>
      </form>
      {pointedOut !== null && (
        <SimilarDialog
          similar={pointedOut.similar}
          description="These look like the business you are about to recommend. If none of them is the one, go on."
          goOnLabel="None of these: recommend mine"
          onClose={goBack}
          onGoOn={() => goOn(pointedOut)}
        />
      )}
    </FormProvider>
  );
}

/** The form begins with what a search without results said; that is no draft of anybody. */
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
        Know a place that welcomes pets and is not listed yet? Tell us, and we look into it.{' '}
        <Link to="/" className="text-link">
          Back to the home page
        </Link>
      </p>
    </>
  );
}

function WithoutScript() {
  const { site } = usePage();
  return (
    <p className="hidden text-muted noscript:block">
      Sending this form needs JavaScript. You can also write to{' '}
      <a href={`mailto:${site.supportEmail}`} className="text-link">
        {site.supportEmail}
      </a>
      .
    </p>
  );
}
