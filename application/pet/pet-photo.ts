import type { Actor } from '../shared/actor.js';
import type { TakePictures } from '../upload/take-pictures.js';

const PATH = 'petImageUrl';

/**
 * Before the transaction: the address of the photo that was sent; null where none shall be, undefined where nothing was
 * said. `mayStore` as `TakePictures` has it.
 */
export async function receivePhoto(
  pictures: TakePictures,
  { userId }: Actor,
  sent: string | null | undefined,
  mayStore: () => Promise<unknown>,
): Promise<string | null | undefined> {
  if (sent === undefined || sent === null) return sent;
  const [address = null] = await pictures.receive({ userId, kind: 'pet_photo', path: PATH }, [sent], mayStore);
  return address;
}

/** In the running transaction: the photo of the pet becomes that of `after`. Refuses as `TakePictures`. */
export function keepPhoto(
  pictures: TakePictures,
  { userId }: Actor,
  before: string | null,
  after: string | null,
): Promise<void> {
  const listOf = (photo: string | null) => (photo === null ? [] : [photo]);
  return pictures.keep(userId, 'pet_photo', { before: listOf(before), after: listOf(after), path: PATH });
}
