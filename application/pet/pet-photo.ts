import type { Actor } from '../shared/actor.js';
import type { TakePictures } from '../upload/take-pictures.js';

const PATH = 'petImageUrl';

/**
 * Stores the sent photo before the transaction and returns its address; null to remove it, undefined if unchanged.
 * `mayStore` is as in `TakePictures`.
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

/** Keeps the photo of `after` in the running transaction. Throws the errors of `TakePictures`. */
export function keepPhoto(
  pictures: TakePictures,
  { userId }: Actor,
  before: string | null,
  after: string | null,
): Promise<void> {
  const listOf = (photo: string | null) => (photo === null ? [] : [photo]);
  return pictures.keep(userId, 'pet_photo', { before: listOf(before), after: listOf(after), path: PATH });
}
