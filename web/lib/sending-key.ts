import { useRef } from 'react';

const RANDOM_BYTES = 16;

/**
 * The Idempotency-Key of what a form sends: the same for the same values, so that a second press or a repeat after a lost
 * answer changes nothing; another as soon as something else is sent.
 */
export function useSendingKey(): (values: unknown) => string {
  const last = useRef<{ readonly values: string; readonly key: string } | null>(null);
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current?.values !== text) last.current = { values: text, key: randomKey() };
    return last.current.key;
  };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
