import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SavedListForm, type SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { SAVED_LIMITS } from '../../../interfaces/contract/saved-place/saved-words.js';
import { Button } from '../../ui/button.js';
import { FormInput } from '../../ui/form/form-field.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { FormDialog } from '../../ui/overlay/form-dialog.js';
import { useListCreation, useListRename } from './change-lists.queries.js';
import { signInAgainHere } from './list-failure.js';

interface NewListProps {
  /** Gets the new list; null if the member changed their mind. */
  readonly onDone: (list: SavedList | null) => void;
}

/** A small form for the name of a new list, inside another dialog or section. */
export function NewList({ onDone }: NewListProps) {
  const form = useForm<SavedListForm>({ resolver: zodResolver(SavedListForm), defaultValues: { name: '' } });
  const { submit, isPending } = useSentForm(form, useListCreation(), {
    failure: 'Please try again.',
    onSuccess: (list) => onDone(list),
    onSignedOut: signInAgainHere,
  });
  return (
    <form noValidate aria-label="New list" onSubmit={submit} className="mt-3 flex flex-col gap-3">
      <FormInput
        form={form}
        name="name"
        label="Name of the new list"
        maxLength={SAVED_LIMITS.name}
        autoComplete="off"
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isPending}>
          Create list
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface RenameListProps {
  readonly list: SavedList;
  readonly onClose: () => void;
}

/** A dialog for another name of a list. */
export function RenameList({ list, onClose }: RenameListProps) {
  const form = useForm<SavedListForm>({ resolver: zodResolver(SavedListForm), defaultValues: { name: list.name } });
  const { submit, isPending } = useSentForm(form, useListRename(list.id), {
    failure: 'Please try again.',
    onSuccess: onClose,
    onSignedOut: signInAgainHere,
  });
  return (
    <FormDialog
      title="Rename list"
      purpose="change lists"
      submit="Rename list"
      pending="Saving..."
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      startsInField
    >
      <FormInput form={form} name="name" label="Name" maxLength={SAVED_LIMITS.name} autoComplete="off" />
    </FormDialog>
  );
}
