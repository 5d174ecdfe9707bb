import { toast } from './toast-store.js';

/** Copies a text and reports the outcome in a toast. `advice` says how to copy it if the browser refuses. */
export async function copyText(text: string, advice: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: 'Copied to clipboard!' });
  } catch {
    toast({ tone: 'danger', title: 'Couldn’t copy', description: advice });
  }
}
