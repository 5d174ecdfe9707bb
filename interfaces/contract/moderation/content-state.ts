import { z } from 'zod';
import { CONTENT_STATES } from '../../../domain/moderation/target.js';

/** Null for everyone but the author. */
export const TakedownState = z
  .enum(CONTENT_STATES)
  .exclude(['shown'])
  .nullable()
  .describe('Null unless an administrator hid or removed the content. Then only the author sees it.');
