/** A form's values with an idempotency key: sent twice, it takes effect once. */
export interface IdempotentForm<T> {
  readonly form: T;
  readonly key: string;
}

/** The header by which the server recognizes a repeated request. */
export const idempotencyHeader = (key: string) => ({ headers: { 'Idempotency-Key': key } });
