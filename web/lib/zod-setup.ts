import { config } from 'zod/v4/core';

// zod compiles its schemas with `new Function`, which the content security policy refuses: tell it before it tries.
config({ jitless: true });
