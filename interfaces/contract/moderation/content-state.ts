import { z } from 'zod';
import { CONTENT_STATES } from '../../../domain/moderation/target.js';

/** Visible only to the author; absent for others. */
export const TakedownState = z
  .enum(CONTENT_STATES)
  .exclude(['shown'])
  .optional()
  .describe('Present if an administrator hid or removed the content. Then only the author sees it.');
