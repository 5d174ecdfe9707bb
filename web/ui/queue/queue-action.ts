import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button.js';

interface Action<Item> {
  /** Unique in its queue. */
  readonly name: string;
  /** What its button says. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant: ButtonVariant;
  /** The single key that does it with the current item. */
  readonly shortcut?: string | undefined;
  /** True where the item goes on waiting afterwards. */
  readonly stays?: boolean | undefined;
  /** Whether it can be done with this item now. */
  readonly isOffered: (item: Item) => boolean;
  /** Said once it is done: 'Business Approved'. */
  readonly done: string;
  /** Said where it failed. */
  readonly failed: string;
  /** True where the server's sentence is said instead, as far as there is one. */
  readonly saysWhy?: boolean | undefined;
}

/** Done at once. */
export interface DirectAction<Item> extends Action<Item> {
  readonly run: (item: Item) => Promise<unknown>;
}

/** Asks for something first: a form that takes the place of the buttons, or always stands above them. */
export interface AskingAction<Item> extends Action<Item> {
  /** True: the form is there without being asked for, and the key leads into it. */
  readonly inline?: boolean | undefined;
  readonly ask: (asked: Asked<Item>) => ReactNode;
}

/** What can be done with a waiting item. */
export type QueueAction<Item> = DirectAction<Item> | AskingAction<Item>;

export interface Asked<Item> {
  readonly item: Item;
  /** Where a form may keep what is typed until it is sent, by `keepDraft`. */
  readonly draft: string;
  /** The item is gone at once; it comes back, with what was typed, where `run` fails. */
  readonly send: (run: () => Promise<unknown>) => void;
  readonly cancel: () => void;
}

/** Whether its form is there without being asked for. */
export function isInline<Item>(action: QueueAction<Item>): action is AskingAction<Item> {
  return 'ask' in action && action.inline === true;
}
