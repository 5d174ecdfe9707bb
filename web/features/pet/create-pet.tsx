import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { PetForm } from '../../../interfaces/contract/pet/pet.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { useReloadViewer, useViewerState } from '../../lib/page/viewer.js';
import { useIsMounted } from '../../lib/browser/use-is-mounted.js';
import { ButtonAnchor } from '../../ui/button.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { Failure } from '../../ui/state/failure.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { UnlessRestricted } from '../../ui/account/restriction-note.js';
import { Spinner } from '../../ui/state/spinner.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { createPetPath, petsPath } from './pet-path.js';
import { usePetCreation } from './pet.queries.js';
import {
  DRAFTED,
  NEW_VALUES,
  petResolver,
  stepWith,
  STEPS,
  takeEntered,
  type PetFormMethods,
  type PetValues,
} from './pet-values.js';
import { WizardStep } from './wizard-step.js';

const DRAFT = 'pet:new';

/** The members' form for a new pet, in four steps. `step` is 1 to 4, from the address. */
export function CreatePet({ step }: { readonly step: number }) {
  const state = useViewerState();
  const reload = useReloadViewer();
  useEffect(() => (state === 'visitor' ? signInAgain(createPetPath()) : undefined), [state]);
  return (
    <>
      <h1>Create pet profile</h1>
      {state === 'member' && (
        <UnlessRestricted purpose="create pet profiles">
          <Wizard step={step} />
        </UnlessRestricted>
      )}
      {state === 'visitor' && <SignInFirst />}
      {state === 'loading' && <Spinner className="py-24" />}
      {state === 'failed' && <Failure onRetry={() => void reload()} className="my-10" />}
    </>
  );
}

function SignInFirst() {
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <p className="max-w-prose text-muted">Sign in to create a profile for your pet.</p>
      <ButtonAnchor href={signInPath(createPetPath())}>Sign In</ButtonAnchor>
    </div>
  );
}

function Wizard({ step }: { readonly step: number }) {
  const form = useForm<PetValues, unknown, PetForm>({ resolver: petResolver, defaultValues: NEW_VALUES });
  useFormDraft(DRAFT, form, DRAFTED);
  const navigate = useNavigate();
  const goTo = (next: number): void => void navigate(createPetPath(next));
  const { send, isPending } = useCreation(form);
  const next = async (): Promise<void> => {
    takeEntered(form);
    const { fields = [] } = STEPS[step - 1] ?? {};
    if (await form.trigger(fields, { shouldFocus: true })) goTo(step + 1);
  };
  // Goes to the step with the first error.
  const create = form.handleSubmit(send, (errors) => {
    const wrong = stepWith((field) => field in errors);
    if (wrong !== 0 && wrong !== step) goTo(wrong);
  });
  return (
    <FormProvider {...form}>
      <WizardStep
        step={step}
        isPending={isPending}
        onBack={() => goTo(step - 1)}
        onNext={() => void (step < STEPS.length ? next() : create())}
      />
    </FormProvider>
  );
}

/** Creates a pet, at most once, and shows the result. */
function useCreation(form: PetFormMethods) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const goTo = (path: string): void => {
    if (isMounted()) void navigate(path);
  };
  return useSentForm(form, usePetCreation(), {
    draft: DRAFT,
    onSuccess: ({ petName }) => {
      form.reset(NEW_VALUES);
      toast({ tone: 'success', title: 'Pet profile created!', description: `Welcome, ${petName}!` });
      goTo(petsPath());
    },
    failure: 'Failed to create pet profile. Please try again.',
    onSignedOut: () => void signInAgain(createPetPath(STEPS.length)),
    onFieldErrors: (names) => {
      const step = stepWith((field) => names.includes(field));
      if (step !== 0) goTo(createPetPath(step));
    },
  });
}
