import { useReturnedIntent } from '../../lib/intent.js';
import { whenSettled } from '../../lib/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useSaved } from './saved-places.queries.js';

/** Saves the place whose heart a visitor pressed, once they are signed in, and brings the heart into view. */
export function SaveIntended({ id }: { readonly id: number }) {
  const { save } = useSaved(id, false);
  useReturnedIntent('save', id, () =>
    whenSettled(save(true), {
      onSuccess: () => {
        toast({ title: 'Saved', description: 'It is now among your saved places.', tone: 'success' });
        document.querySelector<HTMLElement>(`[data-saves="${id}"]`)?.focus();
      },
      onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
    }),
  );
  return null;
}
