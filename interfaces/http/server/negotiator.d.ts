/** The part of negotiator that we use. The package has no types, and the published ones lack `preferred`. */
declare module 'negotiator' {
  interface WithHeaders {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }

  export default class Negotiator {
    constructor(request: WithHeaders);
    /** The media types in the request's Accept header with a quality above 0, best first. */
    mediaTypes(): string[];
    /** The encodings that Accept-Encoding allows, best first. `preferred` orders those of equal quality. */
    encodings(available: readonly string[], options?: { readonly preferred?: readonly string[] }): string[];
  }
}
