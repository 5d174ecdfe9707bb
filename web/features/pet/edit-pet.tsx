import { FormProvider, useForm } from 'react-hook-form';
import type { OwnPet, PetForm } from '../../../interfaces/contract/pet/pet.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { FormSection } from '../../ui/form/form-section.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { showRefusal } from '../../ui/form/use-sent-form.js';
import { RemovedContentNote } from '../../ui/moderation/removed-content-note.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { StepFields } from './pet-fields.js';
import { editPetPath } from './pet-path.js';
import {
  changeOf,
  DRAFTED,
  petResolver,
  STEPS,
  takeEntered,
  valuesOf,
  type PetFormMethods,
  type PetValues,
} from './pet-values.js';
import { usePetChange } from './pet.queries.js';

interface EditPetProps {
  readonly pet: OwnPet;
}

/** Edits one of the member's pets, unless an administrator removed it. */
export function EditPet({ pet }: EditPetProps) {
  return (
    <>
      <h1 className="mb-6 wrap-anywhere">Edit {pet.petName}</h1>
      <RemovedContentNote state={pet.state} className="mb-6" />
      {pet.state !== 'removed' && <PetChanges pet={pet} />}
    </>
  );
}

/** The edit form. Sends only changed fields. */
function PetChanges({ pet }: EditPetProps) {
  const form = useForm<PetValues, unknown, PetForm>({ resolver: petResolver, defaultValues: valuesOf(pet) });
  useFormDraft(`pet:${pet.id}`, form, DRAFTED);
  const { save, isPending } = useSaving(pet, form);
  return (
    <FormProvider {...form}>
      <SentForm
        purpose="edit pet profiles"
        label="Pet profile"
        isPending={isPending}
        submit="Save Changes"
        withoutScript="Saving changes needs JavaScript."
        onSubmit={(event) => {
          takeEntered(form);
          void form.handleSubmit(save)(event);
        }}
      >
        {STEPS.map(({ title }, index) => (
          <FormSection key={title} title={title}>
            <StepFields step={index + 1} />
          </FormSection>
        ))}
      </SentForm>
    </FormProvider>
  );
}

function useSaving(pet: OwnPet, form: PetFormMethods) {
  const { mutateAsync, isPending } = usePetChange(pet.id);
  const save = (checked: PetForm): void => {
    const change = changeOf(pet, checked);
    if (Object.keys(change).length === 0) {
      toast({ title: 'Nothing to save', description: 'You haven’t changed anything.' });
      return;
    }
    whenSettled(mutateAsync(change), {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved));
        toast({ tone: 'success', title: 'Profile updated!' });
      },
      onError: (error) =>
        showRefusal(form, error, {
          failure: 'Failed to update pet profile. Please try again.',
          onSignedOut: () => void signInAgain(editPetPath(pet.id)),
        }),
    });
  };
  return { save, isPending };
}
