import { whenSettled } from '../../lib/form/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useOwnerAction, type OwnerAction } from './my-businesses.queries.js';

const DONE: Readonly<Record<OwnerAction, { readonly title: string; readonly description: string }>> = {
  withdraw: { title: 'Listing withdrawn', description: 'Only you can see it now. You can relist it at any time.' },
  relist: { title: 'Listing relisted', description: 'It has the same status as before you withdrew it.' },
  resubmit: { title: 'Listing resubmitted', description: 'We’ll review your changes and email you when we’re done.' },
};

/** Runs an action and shows the result; `pending` is the running action. */
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
