import type { BusinessContent } from '../../domain/business/content.js';
import type { ReceivedFor, TakePictures } from '../upload/take-pictures.js';

type Files = Pick<BusinessContent, 'images' | 'menuUrl'>;

/** Returns the purpose of a business's photos. */
export function photosOf(userId: string): ReceivedFor {
  return { userId, kind: 'business_photo', path: 'images' };
}

/**
 * Keeps the photos and menu of `after` in the running transaction and releases the others. Throws the errors of
 * `TakePictures`.
 */
export async function keepFiles(
  pictures: TakePictures,
  userId: string,
  before: Files | null,
  after: Files,
): Promise<void> {
  await pictures.keep(userId, 'business_photo', { before: before?.images ?? [], after: after.images, path: 'images' });
  const menus = { before: menuOf(before), after: menuOf(after), path: 'menuUrl' };
  await pictures.keep(userId, 'menu', menus);
}

function menuOf(files: Files | null): readonly string[] {
  const menu = files?.menuUrl ?? null;
  return menu === null ? [] : [menu];
}
