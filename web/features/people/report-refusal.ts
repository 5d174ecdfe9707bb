import { refusalOf } from '../../lib/form/refusal.js';
import { toast } from '../../ui/overlay/toast-store.js';

/** Shows why a call was refused. */
export function reportRefusal(title: string, error: unknown): void {
  toast({ tone: 'danger', title, description: refusalOf(error).sentence ?? 'Please try again.' });
}
