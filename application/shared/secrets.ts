/** Random ids and secrets. */
export abstract class Secrets {
  /** Returns a UUID v7. */
  abstract newId(): string;
  /** Returns 256 random bits as 43 base64url characters. */
  abstract newSecret(): string;
  /** Returns the hash to store instead of a secret. */
  abstract hashOf(secret: string): string;
}
