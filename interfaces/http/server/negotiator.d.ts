/** The part of negotiator that the house uses; the package brings no types, and those of others lack `preferred`. */
declare module 'negotiator' {
  interface WithHeaders {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }

  export default class Negotiator {
    constructor(request: WithHeaders);
    /** The media type that the request's Accept likes best; undefined: it takes none of them. */
    mediaType(available: readonly string[]): string | undefined;
    /** The encodings that Accept-Encoding takes, best first; `preferred` orders those it likes equally. */
    encodings(available: readonly string[], options?: { readonly preferred?: readonly string[] }): string[];
  }
}
