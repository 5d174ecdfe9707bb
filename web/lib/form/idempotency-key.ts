import { useRef } from 'react';

const RANDOM_BYTES = 16;

/**
 * Returns a function for the Idempotency-Key of a form: the same key for the same values, so that a second click or a
 * retry after a lost response has no effect; a new key for new values.
 */
export function useIdempotencyKey(): (values: unknown) => string {
  const last = useRef<{ readonly values: string; readonly key: string } | null>(null);
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current?.values !== text) last.current = { values: text, key: randomKey() };
    return last.current.key;
  };
}

/** Returns 32 random hexadecimal digits. Works without a secure context, unlike `crypto.randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
