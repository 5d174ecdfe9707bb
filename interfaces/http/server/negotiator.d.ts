/** The part of negotiator that the house uses; the package brings no types, and those of others lack `preferred`. */
declare module 'negotiator' {
  interface WithHeaders {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }

  export default class Negotiator {
    constructor(request: WithHeaders);
    /** The media types that the request's Accept names and does not refuse, best first. */
    mediaTypes(): string[];
    /** The encodings that Accept-Encoding takes, best first; `preferred` orders those it likes equally. */
    encodings(available: readonly string[], options?: { readonly preferred?: readonly string[] }): string[];
  }
}
