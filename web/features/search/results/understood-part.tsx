import { loadWhenOnline } from '../../../lib/browser/load-when-online.js';
import { servedPart } from '../../../ui/state/served-part.js';
import type { UnderstoodNoticeProps } from './understood-notice.js';

/**
 * What the search made of the text. The page doesn't wait for its code: the server has rendered it, and its links work
 * after a failed load, too.
 */
export const { Part: UnderstoodPart, serve: setUnderstood } = servedPart<UnderstoodNoticeProps>(
  () => loadWhenOnline(async () => ({ default: (await import('./understood-notice.js')).UnderstoodNotice })),
  null,
);
