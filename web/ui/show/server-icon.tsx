import { icon as ownIcon } from './icon.js';
import { shareShapes } from './shared-shapes.js';

/** `icon` for the server: lists show the same few icons on each card, so a page has each icon's shapes once. */
export const icon = (shapes: string): ReturnType<typeof ownIcon> => ownIcon(shareShapes(shapes));
