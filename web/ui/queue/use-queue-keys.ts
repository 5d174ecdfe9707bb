import type { RefObject } from 'react';
import { UNDO_KEY } from '../decision/use-undo-key.js';
import type { QueueProps } from './queue-props.js';
import type { Shortcut } from './shortcuts-dialog.js';
import type { QueueState } from './use-queue.js';
import type { Work } from './use-work.js';

type Frame = RefObject<HTMLElement | null>;

/**
 * Returns the action of each key. A shortcut acts on the current item only while the focus is in the queue. Otherwise
 * it just moves the focus there, so that nothing is decided unseen.
 */
export function keysOf<Item>(
  { actions }: Pick<QueueProps<Item>, 'actions'>,
  { go }: Pick<QueueState<Item>, 'go'>,
  work: Work<Item>,
  frame: Frame,
): Readonly<Record<string, () => void>> {
  const inQueue = (action: () => void) => () => (frame.current?.contains(document.activeElement) ? action() : go(0));
  const keys = actions.flatMap((action) => {
    const act = (): void => {
      if (work.item === undefined || !action.isOffered(work.item)) return;
      if ('to' in action) within(frame, `a[data-action="${action.name}"]`)?.click();
      else work.act(action);
    };
    return action.shortcut === undefined ? [] : [[action.shortcut, inQueue(act)] as const];
  });
  return {
    ...Object.fromEntries(keys),
    j: inQueue(() => go(1)),
    k: inQueue(() => go(-1)),
    '/': () => within(frame, '[data-queue-search]')?.focus(),
  };
}

const within = (frame: Frame, selector: string): HTMLElement | null | undefined =>
  frame.current?.querySelector<HTMLElement>(selector);

const BULK_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'x', action: 'Select or deselect' },
  { keys: 'e', action: 'Select all shown' },
  { keys: 'b', action: 'Go to the bulk actions' },
];

/** Returns all shortcuts of a queue, for its list of them. */
export function shortcutsOf<Item>({ actions, bulk, presenceAt }: QueueProps<Item>): readonly Shortcut[] {
  return [
    { keys: 'j', action: 'Next item' },
    { keys: 'k', action: 'Previous item' },
    ...actions.flatMap(({ shortcut, label }) => (shortcut === undefined ? [] : [{ keys: shortcut, action: label }])),
    ...(bulk === undefined ? [] : BULK_SHORTCUTS),
    ...(presenceAt !== undefined ? [{ keys: '/', action: 'Search this queue' }] : []),
    { keys: UNDO_KEY, action: 'Undo the last decision' },
    { keys: 'Enter', action: 'Show or hide details' },
    { keys: '?', action: 'Show keyboard shortcuts' },
  ];
}
