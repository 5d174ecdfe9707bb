interface Outcomes<T> {
  readonly onSuccess: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

/**
 * Says how a call ended, also where the part of the page that made it is gone by then: callbacks given to `mutate` go with
 * it, as when a form vanishes because the list that was fetched anew already holds what it sent.
 */
export function whenSettled<T>(call: Promise<T>, { onSuccess, onError }: Outcomes<T>): void {
  call.then(onSuccess, onError);
}
