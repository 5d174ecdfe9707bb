/** Code that is loaded when it is wanted, and did not come: no network, or a newer release without that file. */
export class MissingCode extends Error {
  /** For the end of a load: says what of. */
  static throwFor(what: string): (cause: unknown) => never {
    return (cause) => {
      throw new MissingCode(`The code of ${what} did not come.`, { cause });
    };
  }
}
