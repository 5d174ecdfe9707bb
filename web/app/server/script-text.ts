/** Returns a value as a string literal for an inline script. Text inside a script element must not close it. */
export const asScriptText = (value: string): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
