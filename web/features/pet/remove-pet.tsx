import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { OwnPet } from '../../../interfaces/contract/pet/pet.js';
import { petPath } from '../../lib/path/pet-path.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Question } from '../../ui/overlay/question.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, usePetRemoval } from './pet.queries.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';

interface RemovePetProps {
  readonly pet: Pick<OwnPet, 'id' | 'petName'>;
  readonly onRemoved: () => void;
}

/** Deletes a profile after being asked. */
export function RemovePet({ pet: { id, petName }, onRemoved }: RemovePetProps) {
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const { remove, isPending } = useRemoval(id, petName, close, onRemoved);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden="true" />}
        className="noscript:hidden"
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Question
        open={asking}
        title="Delete this pet profile?"
        description="This cannot be undone."
        no="Keep Profile"
        yes="Delete Profile"
        pendingText="Deleting..."
        pending={isPending}
        onYes={remove}
        onClose={close}
      >
        <p className="wrap-anywhere">
          The profile of <strong>{petName}</strong> goes, with its photo and all that it says.
        </p>
      </Question>
    </>
  );
}

/** Deletes and says how that went; `onSettled` is called either way, `onRemoved` once the pet is gone. */
function useRemoval(id: number, petName: string, onSettled: () => void, onRemoved: () => void) {
  const { mutateAsync, isPending } = usePetRemoval(id);
  const remove = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Pet profile deleted', description: `${petName} is no longer shown.` });
        onRemoved();
      },
      onError: (error) => {
        if (refusalOf(error).status === 401) return void signInAgain(petPath(id));
        toast({ tone: 'danger', title: 'Error', description: 'Failed to delete pet profile.' });
      },
      onSettled,
    });
  return { remove, isPending };
}
