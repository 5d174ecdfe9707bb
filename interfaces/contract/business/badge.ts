import { z } from 'zod';
import { parseId } from '../../../domain/shared/ids.js';

/** The badge's measure in pixels; websites that show it keep the room free. */
export const BADGE_SIZE = { width: 340, height: 96 } as const;

/** The file of a business's badge, such as 42.svg. */
export const BadgeFile = z
  .string()
  .transform((text, context) => {
    const id = text.endsWith('.svg') ? parseId(text.slice(0, -'.svg'.length)) : null;
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'Business not found', params: { code: 'BUSINESS_NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', pattern: '^[1-9][0-9]{0,9}\\.svg$', examples: ['42.svg'] });

/** The path of a business's badge on this site. */
export function badgePath(id: number): string {
  return `/badges/${id}.svg`;
}
