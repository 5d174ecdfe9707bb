import { refuseForeignPet } from '../../domain/guide-dog/guide-dog.js';
import type { Actor } from '../shared/actor.js';
import type { TakePictures } from '../upload/take-pictures.js';
import type { GuideDogs } from './ports.js';

const PATH = 'petImageUrl';

/** Where the picture comes from: an upload, or the profile of a pet. */
export interface PictureSource {
  readonly petImageUrl: string | null;
  readonly petProfileId: number | null;
}

/**
 * Before the transaction: the address of the picture that was sent; null where none shall be, undefined where nothing was
 * said. `mayStore` as `TakePictures` has it.
 */
export async function receivePicture(
  pictures: TakePictures,
  { userId }: Actor,
  sent: string | null | undefined,
  mayStore: () => Promise<unknown>,
): Promise<string | null | undefined> {
  if (sent === undefined || sent === null) return sent;
  const [address = null] = await pictures.receive({ userId, kind: 'pet_photo', path: PATH }, [sent], mayStore);
  return address;
}

/** In the running transaction. Refuses a pet that is not the member's with INVALID_INPUT; one that stays is not asked about. */
export async function requireOwnPet(
  guideDogs: GuideDogs,
  { userId }: Actor,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (after !== null && after !== before && !(await guideDogs.ownsPet(userId, after))) refuseForeignPet();
}

/** In the running transaction. Refuses a pet that is not the member's, and a picture as `TakePictures`. */
export async function keepPicture(
  { pictures, guideDogs }: { readonly pictures: TakePictures; readonly guideDogs: GuideDogs },
  actor: Actor,
  before: PictureSource,
  after: PictureSource,
): Promise<void> {
  await requireOwnPet(guideDogs, actor, before.petProfileId, after.petProfileId);
  const listOf = (picture: string | null) => (picture === null ? [] : [picture]);
  const change = { before: listOf(before.petImageUrl), after: listOf(after.petImageUrl), path: PATH };
  await pictures.keep(actor.userId, 'pet_photo', change);
}
