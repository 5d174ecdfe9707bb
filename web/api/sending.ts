/** A form's values with the key that says: this sending and no other. Sent twice, it is done once. */
export interface Sending<T> {
  readonly form: T;
  readonly key: string;
}

/** The header by which the server knows a repetition. */
export const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });
