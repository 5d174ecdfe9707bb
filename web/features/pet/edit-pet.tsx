import { FormProvider, useForm } from 'react-hook-form';
import type { OwnPet, PetForm } from '../../../interfaces/contract/pet/pet.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { editPetPath } from '../../lib/path/pet-path.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { FormSection } from '../../ui/form/form-section.js';
import { TakenDownNote } from '../../ui/moderation/taken-down-note.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, usePetChange } from './pet.queries.js';
import {
  changeOf,
  DRAFTED,
  petResolver,
  showFieldErrors,
  takeEntered,
  valuesOf,
  type PetFormMethods,
  type PetValues,
} from './pet-values.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { SHOWN_STEPS } from './steps.js';

interface EditPetProps {
  readonly pet: OwnPet;
}

/** A pet of the member's own, to be changed unless an administrator removed it. */
export function EditPet({ pet }: EditPetProps) {
  return (
    <>
      <h1 className="mb-6 wrap-anywhere">Edit {pet.petName}</h1>
      <TakenDownNote state={pet.state} className="mb-6" />
      {pet.state !== 'removed' && <PetChanges pet={pet} />}
    </>
  );
}

/** The form; what is changed is sent and nothing else. */
function PetChanges({ pet }: EditPetProps) {
  const form = useForm<PetValues, unknown, PetForm>({ resolver: petResolver, defaultValues: valuesOf(pet) });
  useFormDraft(`pet:${pet.id}`, form, DRAFTED);
  const { save, isPending } = useSaving(pet, form);
  const send = form.handleSubmit(save);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Pet profile"
        onSubmit={(event) => {
          takeEntered(form);
          void send(event);
        }}
        className="flex flex-col gap-6"
      >
        {SHOWN_STEPS.map(({ title, Fields }) => (
          <FormSection key={title} title={title}>
            <Fields />
          </FormSection>
        ))}
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

function useSaving(pet: OwnPet, form: PetFormMethods) {
  const { mutateAsync, isPending } = usePetChange(pet.id);
  const save = (checked: PetForm): void => {
    const change = changeOf(pet, checked);
    if (Object.keys(change).length === 0) {
      toast({ title: 'Nothing to save', description: 'Nothing was changed.' });
      return;
    }
    whenSettled(mutateAsync(change), {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved));
        toast({ tone: 'success', title: 'Profile updated!' });
      },
      onError: (error) => {
        const { status, sentence, fields } = refusalOf(error);
        if (status === 401) return void signInAgain(editPetPath(pet.id));
        showFieldErrors(form, fields);
        const description = sentence ?? 'Failed to update pet profile. Please try again.';
        toast({ tone: 'danger', title: 'Error', description });
      },
    });
  };
  return { save, isPending };
}
