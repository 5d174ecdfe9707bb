import type { ChangeByHand } from './identity/change.js';
import { RULES } from './identity/rules.js';
import { SERVER } from './identity/server.js';
import { USE_CASES } from './identity/use-cases.js';

/** Handwritten mutations of sign-in, sessions, and limits. `npm run test:mutation:identity` runs all of them. */
export const IDENTITY_CHANGES: readonly ChangeByHand[] = [...RULES, ...USE_CASES, ...SERVER];
