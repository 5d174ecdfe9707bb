import { z } from 'zod';
import { CONTENT_STATES } from '../../../domain/moderation/target.js';

/** Told to nobody but the author; to others there is none. */
export const NotShown = z
  .enum(CONTENT_STATES)
  .exclude(['shown'])
  .optional()
  .describe('Where an administrator hid or removed it: only its author finds it then.');
