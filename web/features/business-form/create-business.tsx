import { FormProvider, useForm } from 'react-hook-form';
import type { BusinessForm } from '../../../interfaces/contract/business/business-form.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { holdValues, useHeldValues } from '../../lib/held-values.js';
import { useViewer } from '../../lib/page/viewer.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { SimilarDialog } from '../../ui/business/similar-dialog.js';
import { CreateSidebar } from './create-sidebar.js';
import { ListingFields } from './listing-fields.js';
import { DRAFTED, listingResolver, NEW_LISTING, type ListingValues } from './listing-values.js';
import type { PinMap } from './pin-section.js';
import { TierSection } from './tier-choice.js';
import { sayNobodyIsSignedIn, useCreation, type ListingFormMethods } from './use-creation.js';

/** Begun by a visitor and ended by a member, so that signing in between loses nothing. */
const DRAFT = 'business:new';
const HELD = ['email', 'phone'] as const;

/** The form by which a member lists a business; a visitor may look at it and fill it in. */
export function CreateBusiness({ pinMap }: { readonly pinMap: PinMap }) {
  const form = useForm<ListingValues, unknown, BusinessForm>({
    resolver: listingResolver,
    defaultValues: NEW_LISTING,
  });
  useFormDraft(DRAFT, form, DRAFTED);
  const hold = useHeldOnLeaving(form);
  const { submit, isPending, isVisitor, hasEnded, pointedOut, goOn, goBack } = useCreation(form, () => {
    form.reset(NEW_LISTING);
    dropDraft(DRAFT);
  });
  const send = form.handleSubmit(submit, () => isVisitor && sayNobodyIsSignedIn());
  return (
    <FormProvider {...form}>
      <h1>List Your Pet-Friendly Business</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">
        Tell people with pets where they are welcome. Your listing is public as soon as it is approved.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          aria-label="Business listing"
          onSubmit={(event) => void send(event)}
          className="flex flex-col gap-6"
        >
          {isVisitor && <SignInNotice />}
          <TierSection />
          <ListingFields pinMap={pinMap} />
          {hasEnded && <EndedNotice onLeave={hold} />}
          <div>
            <Button type="submit" size="lg" pending={isPending} className="w-full sm:w-auto noscript:hidden">
              Create Business Listing
            </Button>
            <p className="hidden text-muted noscript:block">Listing a business needs JavaScript.</p>
          </div>
        </form>
        <CreateSidebar />
      </div>
      {pointedOut !== null && (
        <SimilarDialog
          similar={pointedOut.similar}
          description="These look like the business you are about to list. If none of them is yours, go on."
          goOnLabel="None of these: list mine"
          onClose={goBack}
          onGoOn={() => goOn(pointedOut)}
        />
      )}
    </FormProvider>
  );
}

/** Holds, for the minutes that a member needs to sign in again, also what a draft may not keep. Answers what does so. */
function useHeldOnLeaving(form: ListingFormMethods): () => void {
  const held = `business:new:${useViewer()?.id ?? ''}`;
  useHeldValues(held, form, HELD);
  return () => holdValues(held, form.getValues());
}

function SignInNotice() {
  return (
    <Card className="bg-leaf-soft">
      <p>
        <a href={signInPath('/create-business')} className="text-link font-semibold">
          Sign in
        </a>{' '}
        to list your business. What you type here is kept meanwhile, but for the email address and the phone number.
      </p>
    </Card>
  );
}

/** The session ended while the form was filled in. */
function EndedNotice({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Card className="bg-leaf-soft">
      <p role="status">
        Your session has ended.{' '}
        <a href={signInPath('/create-business')} onClick={onLeave} className="text-link font-semibold">
          Sign in again
        </a>{' '}
        to list your business: all that you typed is kept.
      </p>
    </Card>
  );
}
