import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { PetForm } from '../../../interfaces/contract/pet/pet.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { createPetPath, petsPath } from '../../lib/path/pet-path.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { useReloadViewer, useViewerState } from '../../lib/page/viewer.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { useIsHere } from '../../lib/use-is-here.js';
import { whenSettled } from '../../lib/when-settled.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Spinner } from '../../ui/spinner.js';
import { refusalOf, usePetCreation } from './pet.queries.js';
import {
  DRAFTED,
  NEW_VALUES,
  petResolver,
  showFieldErrors,
  stepWith,
  STEPS,
  takeEntered,
  type PetFormMethods,
  type PetValues,
} from './pet-values.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { WizardStep } from './wizard-step.js';

const DRAFT = 'pet:new';

/** The form for a new pet, in four steps; for members. `step` is 1 to 4, as the address says. */
export function CreatePet({ step }: { readonly step: number }) {
  const state = useViewerState();
  const reload = useReloadViewer();
  useEffect(() => (state === 'visitor' ? signInAgain(createPetPath()) : undefined), [state]);
  return (
    <div className="mx-auto max-w-3xl">
      <h1>Create Pet Profile</h1>
      {state === 'member' && <Wizard step={step} />}
      {state === 'visitor' && <SignInFirst />}
      {state === 'loading' && <Spinner className="py-24" />}
      {state === 'failed' && <Failure onRetry={() => void reload()} className="my-10" />}
    </div>
  );
}

function SignInFirst() {
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <p className="max-w-prose text-muted">Please sign in to make a profile of your pet.</p>
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
  // What an earlier step lacks is asked for there.
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

/** Sends a new pet once, and says how that went. */
function useCreation(form: PetFormMethods) {
  const keyOf = useSendingKey();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = usePetCreation();
  const isHere = useIsHere();
  const goOn = (to: string): void => {
    if (isHere()) void navigate(to);
  };
  const send = (pet: PetForm): void =>
    whenSettled(mutateAsync({ form: pet, key: keyOf(pet) }), {
      onSuccess: ({ petName }) => {
        form.reset(NEW_VALUES);
        dropDraft(DRAFT);
        toast({ tone: 'success', title: 'Pet profile created!', description: `Welcome, ${petName}.` });
        goOn(petsPath());
      },
      onError: (error) => {
        const { status, sentence, fields } = refusalOf(error);
        if (status === 401) return void signInAgain(createPetPath(STEPS.length));
        const wrong = showFieldErrors(form, fields);
        if (wrong !== 0) goOn(createPetPath(wrong));
        const description = sentence ?? 'Failed to create pet profile. Please try again.';
        toast({ tone: 'danger', title: 'Error', description });
      },
    });
  return { send, isPending };
}
