import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  KeptPlaceForm,
  type SavedList,
  type SavedPlace,
} from '../../../../interfaces/contract/saved-place/saved-place.js';
import { SAVED_LIMITS } from '../../../../interfaces/contract/saved-place/saved-words.js';
import { dropDraft } from '../../../lib/form/draft.js';
import { useFormDraft } from '../../../lib/form/form-draft.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { FormTextarea } from '../../../ui/form/form-field.js';
import { showRefusal } from '../../../ui/form/use-sent-form.js';
import { FormDialog } from '../../../ui/overlay/form-dialog.js';
import { useNoteChange } from '../change-lists.queries.js';
import { signInAgainHere } from '../list-failure.js';

const NoteForm = z.object({ note: KeptPlaceForm.shape.note });
const DRAFTED = ['note'] as const;

interface NoteDialogProps {
  readonly list: SavedList;
  readonly place: SavedPlace;
  readonly onClose: () => void;
}

/** A dialog for the note about a place. An empty note removes it. */
export function NoteDialog({ list, place, onClose }: NoteDialogProps) {
  const form = useForm<z.input<typeof NoteForm>, unknown, z.output<typeof NoteForm>>({
    resolver: zodResolver(NoteForm),
    defaultValues: { note: place.note ?? '' },
  });
  const draft = `saved-note:${list.id}:${place.id}`;
  useFormDraft(draft, form, DRAFTED);
  const { mutateAsync, isPending } = useNoteChange(list.id);
  const save = ({ note }: z.output<typeof NoteForm>): void =>
    whenSettled(mutateAsync({ place, note: note ?? '' }), {
      onSuccess: () => {
        dropDraft(draft);
        onClose();
      },
      onError: (error) => showRefusal(form, error, { failure: 'Please try again.', onSignedOut: signInAgainHere }),
    });
  const isShown = list.share?.sharesNotes === true;
  return (
    <FormDialog
      title={`Note about ${place.name}`}
      description={isShown ? 'Everyone with the link to this list can read it.' : 'Only you can read it.'}
      purpose="write notes"
      submit="Save note"
      pending="Saving..."
      isPending={isPending}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
      startsInField
    >
      <FormTextarea form={form} name="note" label="Note" limit={SAVED_LIMITS.note} />
    </FormDialog>
  );
}
