import type { Linter } from 'eslint';

export const PATTERNS: readonly { readonly wrong: readonly string[]; readonly write: string }[];
export const EXEMPT: readonly { readonly text: string; readonly reason: string }[];

declare const config: readonly Linter.Config[];
export default config;
