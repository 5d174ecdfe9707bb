import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { GuideDogForm, type GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { FormDialog } from '../../ui/overlay/form-dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { GuideDogFields, type GuideDogValues } from './guide-dog-fields.js';
import { failureOf, useGuideDogSaving } from './guide-dog-changes.queries.js';

const FIELDS = ['petName', 'petType', 'location', 'bio', 'petImageUrl', 'petProfileId'] as const;

function valuesOf(dog: GuideDog | null, { petFirstName }: Viewer): GuideDogValues {
  if (dog === null) {
    return { petName: petFirstName ?? '', petType: 'dog', location: '', bio: '', petImageUrl: '', petProfileId: '' };
  }
  const { petName, petType, location, bio, petImageUrl, petProfileId } = dog;
  const values = { petName, petType, location: location ?? '', bio: bio ?? '' };
  // The photo of a linked pet belongs to the pet, not to this form.
  if (petProfileId !== null) return { ...values, petImageUrl: '', petProfileId: String(petProfileId) };
  return { ...values, petImageUrl: petImageUrl ?? '', petProfileId: '' };
}

const check = zodResolver(GuideDogForm) as unknown as Resolver<GuideDogValues, unknown, GuideDogForm>;

const resolver: typeof check = (values, context, options) => {
  const petProfileId = values.petProfileId === '' ? null : Number(values.petProfileId);
  const petImageUrl = petProfileId === null ? values.petImageUrl : '';
  return check({ ...values, petImageUrl, petProfileId } as unknown as GuideDogValues, context, options);
};

interface GuideDogDialogProps {
  /** The Guide Dog to edit; null for a new one. */
  readonly dog: GuideDog | null;
  readonly viewer: Viewer;
  readonly onClose: () => void;
}

/** The form of a Guide Dog profile. Closes once saved; the draft is kept until then. */
export function GuideDogDialog({ dog, viewer, onClose }: GuideDogDialogProps) {
  const isNew = dog === null;
  const draft = `guide-dog:${viewer.id}`;
  const form = useForm<GuideDogValues, unknown, GuideDogForm>({ resolver, defaultValues: valuesOf(dog, viewer) });
  useFormDraft(draft, form, FIELDS);
  const { submit, isPending } = useSentForm(form, useGuideDogSaving(viewer.id, isNew), {
    draft,
    onSuccess: () => {
      toast({ tone: 'success', title: isNew ? 'Guide Dog profile created!' : 'Profile updated!' });
      onClose();
    },
    failure: failureOf(isNew),
    onSignedOut: () => void signInAgain(guideDogsPath('profile')),
  });
  return (
    <FormDialog
      purpose="change your Guide Dog profile"
      title={isNew ? 'Become a Guide Dog' : 'Edit Guide Dog profile'}
      onSubmit={submit}
      onClose={onClose}
      isPending={isPending}
      submit={isNew ? 'Create Profile' : 'Save Changes'}
      pending="Saving…"
    >
      <FormProvider {...form}>
        <GuideDogFields />
      </FormProvider>
    </FormDialog>
  );
}
