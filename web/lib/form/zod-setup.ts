/**
 * zod compiles schemas with `new Function`, which the content security policy blocks, so this turns it off. zod reads
 * the object when it loads; pages without forms don't need to load zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
