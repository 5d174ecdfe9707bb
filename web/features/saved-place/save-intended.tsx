import { useActionAfterSignIn } from '../../lib/member/action-after-sign-in.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useSaved } from './saved-places.queries.js';

/** After sign-in, saves the business whose heart a visitor pressed, and scrolls to it. */
export function SaveIntended({ id }: { readonly id: number }) {
  const { save } = useSaved(id, false);
  useActionAfterSignIn('save', id, () =>
    whenSettled(save(true), {
      onSuccess: () => {
        toast({ title: 'Saved', description: 'We added it to your saved places.', tone: 'success' });
        document.querySelector<HTMLElement>(`[data-saves="${id}"]`)?.focus();
      },
      onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
    }),
  );
  return null;
}
