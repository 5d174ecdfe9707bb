import type { QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { pressedKey } from './saved-keys.js';
import { toggleSaved } from './toggle-saved.queries.js';

/** Businesses whose hearts were pressed and are being stored. */
const pending = new Set<number>();

/**
 * Stores that a member pressed a heart, and reports a failure. A press on a heart that is still being stored is ignored.
 * Calls `signIn` if the session has ended.
 */
export async function pressHeart(
  client: QueryClient,
  business: Pick<BusinessCard, 'id' | 'name'>,
  wanted: boolean,
  signIn: () => void,
): Promise<void> {
  const { id } = business;
  if (pending.has(id)) return void client.setQueryData(pressedKey(id), !wanted);
  pending.add(id);
  try {
    await toggleSaved(client, business, wanted);
  } catch (error) {
    report(error as Error, signIn);
  } finally {
    pending.delete(id);
  }
}

function report(error: Error, signIn: () => void): void {
  if (refusalOf(error).status === 401) return signIn();
  toast({ title: 'Error', description: error.message, tone: 'danger' });
}
