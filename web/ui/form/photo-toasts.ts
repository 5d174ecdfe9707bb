import { toast } from '../overlay/toast-store.js';

/** Said when a photo has arrived. */
export function sayPhotoArrived(): void {
  toast({ tone: 'success', title: 'Photo compressed successfully' });
}

/** Said where a file did not arrive, and why. */
export function sayPhotoFailed(sentence: string): void {
  toast({ tone: 'danger', title: 'Photo upload failed', description: sentence });
}
