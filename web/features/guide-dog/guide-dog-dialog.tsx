import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { GuideDogForm, type GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { dropDraft } from '../../lib/draft.js';
import { useFormDraft } from '../../lib/form-draft.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { GuideDogFields } from './guide-dog-fields.js';
import type { GuideDogValues } from './guide-dog-values.js';
import { refusalOf, useGuideDogChange, useGuideDogCreation } from './guide-dog-changes.queries.js';

const FIELDS = ['petName', 'petType', 'location', 'bio', 'petImageUrl', 'petProfileId'] as const;

function valuesOf(dog: GuideDog | null, { petFirstName }: Viewer): GuideDogValues {
  if (dog === null) {
    return { petName: petFirstName ?? '', petType: 'dog', location: '', bio: '', petImageUrl: '', petProfileId: '' };
  }
  const { petName, petType, location, bio, petImageUrl, petProfileId } = dog;
  const isLent = petProfileId !== null;
  return {
    ...{ petName, petType, location: location ?? '', bio: bio ?? '' },
    // The picture of a linked pet is the pet's, not one of this form.
    ...{ petImageUrl: isLent ? '' : (petImageUrl ?? ''), petProfileId: isLent ? String(petProfileId) : '' },
  };
}

const check = zodResolver(GuideDogForm) as unknown as Resolver<GuideDogValues, unknown, GuideDogForm>;

const resolver: typeof check = (values, context, options) => {
  const petProfileId = values.petProfileId === '' ? null : Number(values.petProfileId);
  const petImageUrl = petProfileId === null ? values.petImageUrl : '';
  return check({ ...values, petImageUrl, petProfileId } as unknown as GuideDogValues, context, options);
};

interface GuideDogDialogProps {
  /** The member's own, to change it; null for a new one. */
  readonly dog: GuideDog | null;
  readonly viewer: Viewer;
  readonly onClose: () => void;
}

/** The form of a Guide Dog profile. Closes once it is kept; what was typed stays until then. */
export function GuideDogDialog({ dog, viewer, onClose }: GuideDogDialogProps) {
  const draft = `guide-dog:${viewer.id}`;
  const form = useForm<GuideDogValues, unknown, GuideDogForm>({ resolver, defaultValues: valuesOf(dog, viewer) });
  useFormDraft(draft, form, FIELDS);
  const { send, isPending } = useSending(dog, viewer, form, () => {
    dropDraft(draft);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dog === null ? 'Become a Guide Dog' : 'Edit Guide Dog Profile'}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-5">
          <GuideDogFields />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={isPending} pendingText="Saving…">
              {dog === null ? 'Create Profile' : 'Save Changes'}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}

type Form = UseFormReturn<GuideDogValues, unknown, GuideDogForm>;

function useSending(dog: GuideDog | null, { id }: Viewer, form: Form, onDone: () => void) {
  const keyOf = useSendingKey();
  const creation = useGuideDogCreation();
  const change = useGuideDogChange(id);
  const isNew = dog === null;
  const answered = {
    onSuccess: () => {
      toast({ tone: 'success', title: isNew ? 'Guide Dog profile created!' : 'Profile updated!' });
      onDone();
    },
    onError: (error: unknown) => {
      const { status, sentence, fields } = refusalOf(error);
      if (status === 401) return void signInAgain(guideDogsPath('profile'));
      for (const { path, message } of fields) {
        const field = FIELDS.find((each) => each === path);
        if (field !== undefined) form.setError(field, { type: 'server', message });
      }
      const failed = `Failed to ${isNew ? 'create' : 'update'} profile. Please try again.`;
      toast({ tone: 'danger', title: 'Error', description: sentence ?? failed });
    },
  };
  const send = (checked: GuideDogForm): void => {
    if (isNew) whenSettled(creation.mutateAsync({ form: checked, key: keyOf(checked) }), answered);
    else whenSettled(change.mutateAsync(checked), answered);
  };
  return { send, isPending: creation.isPending || change.isPending };
}
