interface Outcomes<T> {
  readonly onSuccess?: ((answer: T) => void) | undefined;
  /** May be absent where the page shows the call's own state. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly onSettled?: (() => void) | undefined;
}

/**
 * Says how a call ended, also where the part of the page that made it is gone by then: callbacks given to `mutate` go with
 * it, as when a form vanishes because the list that was fetched anew already holds what it sent.
 */
export function whenSettled<T>(call: Promise<T>, { onSuccess, onError, onSettled }: Outcomes<T>): void {
  void call
    .then(
      (answer) => onSuccess?.(answer),
      (error: Error) => onError?.(error),
    )
    .finally(onSettled);
}
