import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button.js';

interface Action<Item> {
  /** Unique within the queue. */
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant: ButtonVariant;
  /** The key that runs it on the current item. */
  readonly shortcut?: string | undefined;
  /** An address that a click opens as well, such as mailto:. */
  readonly href?: ((item: Item) => string) | undefined;
  /** True if the item stays in the queue afterward. */
  readonly stays?: boolean | undefined;
  /** Whether the action is available for this item now. */
  readonly isOffered: (item: Item) => boolean;
  /** Message on success, such as 'Business Approved'. A function if it depends on the item. */
  readonly done: string | ((item: Item) => string);
  /** Message on failure; a general one by default. */
  readonly failed?: string | undefined;
  /** True to show the server's message instead, if there is one. */
  readonly showsServerMessage?: boolean | undefined;
}

/** An action that runs at once. */
export interface DirectAction<Item> extends Action<Item> {
  readonly run: (item: Item) => Promise<unknown>;
}

/** An action that first shows a form in place of the buttons. */
export interface FormAction<Item> extends Action<Item> {
  readonly form: (context: FormContext<Item>) => ReactNode;
}

/** An action that opens another page of the client. */
export interface LinkAction<Item> extends Omit<Action<Item>, 'done' | 'failed' | 'href'> {
  readonly to: (item: Item) => string;
  /** The state of the new history entry. */
  readonly state?: unknown;
}

/** An action that decides something about an item. */
export type DecisionAction<Item> = DirectAction<Item> | FormAction<Item>;

/** An action on a waiting item. */
export type QueueAction<Item> = DecisionAction<Item> | LinkAction<Item>;

export interface FormContext<Item> {
  readonly item: Item;
  /** Key under which a form may keep its draft, with `keepDraft`. */
  readonly draft: string;
  /**
   * Removes the item at once, unless it `stays` (default: as the action says). If `run` fails, the item comes back with
   * the draft. `run` resolves to the result of its call, by which the decision can be undone.
   */
  readonly send: (run: () => Promise<unknown>, stays?: boolean) => void;
  readonly cancel: () => void;
}

/** Returns the message for a failed action. */
export const failureOf = ({
  failed = 'Failed to save the decision. Please try again.',
}: Pick<DirectAction<never>, 'failed'>): string => failed;
