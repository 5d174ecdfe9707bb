import { refuseForeignPet } from '../../domain/guide-dog/guide-dog.js';
import type { Actor } from '../shared/actor.js';
import type { GuideDogs } from './ports.js';

/**
 * Throws INVALID_INPUT if the pet isn't the member's. An unchanged pet isn't checked. Runs in the running transaction.
 */
export async function requireOwnPet(
  guideDogs: GuideDogs,
  { userId }: Actor,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (after !== null && after !== before && !(await guideDogs.ownsPet(userId, after))) refuseForeignPet();
}
