import type { ChangeByHand } from './identity/change.js';
import { RULES } from './identity/rules.js';
import { SERVER } from './identity/server.js';
import { USE_CASES } from './identity/use-cases.js';

/** Changes by hand of who is let in, for how long, and how often somebody may try; `npm run test:mutation:identity` tries all. */
export const IDENTITY_CHANGES: readonly ChangeByHand[] = [...RULES, ...USE_CASES, ...SERVER];
