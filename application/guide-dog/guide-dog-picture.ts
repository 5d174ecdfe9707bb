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

/** Before the transaction: the address of the picture that was sent; null where none shall be, undefined where nothing was said. */
export async function receivePicture(
  pictures: TakePictures,
  { userId }: Actor,
  sent: string | null | undefined,
): Promise<string | null | undefined> {
  if (sent === undefined || sent === null) return sent;
  const [address = null] = await pictures.receive(userId, 'pet_photo', [sent], PATH);
  return address;
}

/** In the running transaction. Refuses a pet that is not the member's, and a picture as `TakePictures`. */
export async function keepPicture(
  { pictures, guideDogs }: { readonly pictures: TakePictures; readonly guideDogs: GuideDogs },
  { userId }: Actor,
  before: PictureSource,
  after: PictureSource,
): Promise<void> {
  const pet = after.petProfileId;
  if (pet !== null && pet !== before.petProfileId && !(await guideDogs.ownsPet(userId, pet))) refuseForeignPet();
  const listOf = (picture: string | null) => (picture === null ? [] : [picture]);
  const change = { before: listOf(before.petImageUrl), after: listOf(after.petImageUrl), path: PATH };
  await pictures.keep(userId, 'pet_photo', change);
}
