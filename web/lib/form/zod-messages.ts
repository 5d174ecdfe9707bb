import { plainMessage } from '../../../interfaces/contract/shared/plain-message.js';

/**
 * Replaces zod's messages with ours. The base of all form fields imports this, so pages without forms don't load it.
 * zod keeps its settings in this object, whether it loads before or after.
 */
const holder = globalThis as { __zod_globalConfig?: object };
Object.assign((holder.__zod_globalConfig ??= {}), { customError: plainMessage });
