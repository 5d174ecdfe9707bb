import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { OwnPet } from '../../../interfaces/contract/pet/pet.js';
import { petPath } from './pet-path.js';
import { statusOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { usePetRemoval } from './pet.queries.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';

interface RemovePetProps {
  readonly pet: Pick<OwnPet, 'id' | 'petName'>;
  readonly onRemoved: () => void;
}

/** Deletes a profile after a confirmation. */
export function RemovePet({ pet: { id, petName }, onRemoved }: RemovePetProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = usePetRemoval(id);
  const close = (): void => setOpen(false);
  const remove = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => {
        const description = `We deleted ${petName}’s profile and photo.`;
        toast({ tone: 'success', title: 'Pet profile deleted', description });
        onRemoved();
      },
      onError: (error) => {
        if (statusOf(error) === 401) return void signInAgain(petPath(id));
        toast({ tone: 'danger', title: 'Error', description: 'Failed to delete pet profile.' });
      },
      onSettled: close,
    });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden="true" />}
        className="text-danger! hover:bg-danger-soft! hover:text-danger-strong! noscript:hidden"
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Delete this pet profile?"
        description="This can’t be undone."
        no="Keep Profile"
        yes="Delete Profile"
        pendingText="Deleting..."
        pending={isPending}
        onYes={remove}
        onClose={close}
      >
        <p className="wrap-anywhere">
          We’ll delete <strong>{petName}</strong>’s profile and photo.
        </p>
      </ConfirmDialog>
    </>
  );
}
