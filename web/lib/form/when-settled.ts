interface Outcomes<T> {
  readonly onSuccess?: ((answer: T) => void) | undefined;
  /** May be absent if the page shows the mutation's own state. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly onSettled?: (() => void) | undefined;
}

/**
 * Reports how a call ended, even if the component that made it is gone. Callbacks passed to `mutate` are dropped then,
 * such as when a form disappears because the refetched list already contains the change.
 */
export function whenSettled<T>(call: Promise<T>, { onSuccess, onError, onSettled }: Outcomes<T>): void {
  void call
    .then(
      (answer) => onSuccess?.(answer),
      (error: Error) => onError?.(error),
    )
    .finally(onSettled);
}
