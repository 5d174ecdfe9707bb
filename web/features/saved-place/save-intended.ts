import type { QueryClient } from '@tanstack/react-query';
import { whenSettled } from '../../lib/form/when-settled.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { toggleSaved } from './toggle-saved.queries.js';

/** After sign-in, saves the business whose heart a visitor pressed, and scrolls to it. */
export function saveIntended(client: QueryClient, id: number): void {
  whenSettled(toggleSaved(client, { id, name: nameOf(id) }, true), {
    onSuccess: () => heartOf(id)?.focus(),
    onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
  });
}

const heartOf = (id: number): HTMLElement | null => document.querySelector(`[data-saves="${String(id)}"]`);

/** Returns the name of the business on the page; 'this place' if its card isn't loaded. */
function nameOf(id: number): string {
  const heart = heartOf(id);
  const name = heart?.getAttribute('aria-label')?.replace(/^Save /, '');
  return name ?? (heart === null ? null : document.querySelector('h1')?.textContent) ?? 'this place';
}
