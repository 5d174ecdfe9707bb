import { plainMessage } from '../../../interfaces/contract/shared/plain-message.js';

/**
 * zod compiles schemas with `new Function`, which the content security policy blocks, so this turns it off, and replaces the
 * library's messages with ours. zod reads the object when it loads; pages without forms don't need to load zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: plainMessage } });
