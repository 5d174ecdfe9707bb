import { parseId } from '../../../domain/shared/ids.js';
import { pathPart } from '../shared/path-id.js';

/** The badge's size in pixels. Other websites reserve this space, so it must not change. */
export const BADGE_SIZE = { width: 340, height: 96 } as const;

/** Parses the ID of the business from a file name such as `42.svg`. */
export const BadgeFile = pathPart(
  (text) => (text.endsWith('.svg') ? parseId(text.slice(0, -'.svg'.length)) : null),
  'BUSINESS_NOT_FOUND',
  'Business not found',
  {
    title: 'BadgeFile',
    description: 'ID of the business and `.svg`, such as `42.svg`.',
    type: 'string',
    pattern: '^[1-9][0-9]{0,9}\\.svg$',
  },
);

/** Returns the path of a business's badge on this site. */
export function badgePath(id: number): string {
  return `/badges/${id}.svg`;
}
