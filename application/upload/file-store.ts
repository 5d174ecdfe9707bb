/** Keeps the bytes of files; all processes see the same. Where it cannot be reached, it throws and the caller gets 503. */
export abstract class FileStore {
  /** Keeps bytes under a key that the product made (`pictures/….webp`); they are there whole or not at all. */
  abstract put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where there is no such file. */
  abstract read(key: string): Promise<Uint8Array | null>;
  /** A key that is not there is no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
}
