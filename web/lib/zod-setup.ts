/**
 * zod compiles its schemas with `new Function`, which the content security policy refuses: it is told before it comes. It
 * reads this object when its code arrives, so that a page whose forms nobody has opened need not fetch it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
