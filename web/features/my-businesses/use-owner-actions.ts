import { whenSettled } from '../../lib/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useOwnerAction, type OwnerAction } from './my-businesses.queries.js';

const DONE: Readonly<Record<OwnerAction, { readonly title: string; readonly description: string }>> = {
  withdraw: { title: 'Listing withdrawn', description: 'Only you see it now. You can put it back whenever you like.' },
  relist: { title: 'Listing put back', description: 'It stands where it stood before you withdrew it.' },
  resubmit: { title: 'Listing resubmitted', description: 'We check it again, and email you once that is done.' },
};

/** Does what was pressed and says how it went; `pending` is what is under way. */
export function useOwnerActions(id: number) {
  const { mutateAsync, isPending, variables } = useOwnerAction(id);
  const act = (action: OwnerAction, onSettled?: () => void): void =>
    whenSettled(mutateAsync(action), {
      onSuccess: () => toast({ ...DONE[action], tone: 'success' }),
      onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
      onSettled: () => onSettled?.(),
    });
  return { act, pending: isPending ? variables : null };
}
