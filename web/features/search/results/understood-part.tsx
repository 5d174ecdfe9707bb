import { servedPart } from '../../../ui/state/served-part.js';
import type { UnderstoodNoticeProps } from './understood-notice.js';

/** What the search made of the text. The page doesn't wait for its code: the server has rendered it. */
export const { Part: UnderstoodPart, serve: setUnderstood } = servedPart<UnderstoodNoticeProps>(
  async () => ({ default: (await import('./understood-notice.js')).UnderstoodNotice }),
  null,
);
