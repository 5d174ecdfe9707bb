import { useEffect, useEffectEvent } from 'react';

interface ComboboxState {
  /** The ID of the listbox. */
  readonly listId: string;
  readonly open: boolean;
  /** The ID of the active option; null if none is. */
  readonly activeId: string | null;
}

interface ComboboxActions {
  readonly onType: () => void;
  /** The field was clicked or has taken the focus. */
  readonly onEnter: (how: 'click' | 'focus') => void;
  readonly onLeave: () => void;
  /** Returns whether the key was used. */
  readonly onKey: (key: string) => boolean;
  readonly onSubmit: () => void;
  /** The field is listened to from now on: what was typed since the first rendering was not heard. */
  readonly onAttach: () => void;
}

/**
 * Makes a plain text field the input of a combobox (ARIA 1.2). The field itself stays the one that the page was rendered
 * with, so it keeps its focus, text, and cursor, and works before this code has loaded.
 */
export function useCombobox(field: HTMLInputElement, state: ComboboxState, actions: ComboboxActions): void {
  useAttributes(field, state);
  const type = useEffectEvent(actions.onType);
  const enter = useEffectEvent(actions.onEnter);
  const leave = useEffectEvent(actions.onLeave);
  const submit = useEffectEvent(actions.onSubmit);
  const attached = useEffectEvent(actions.onAttach);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // While an input method composes a word, its keys belong to that.
    if (event.isComposing || !actions.onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const { form } = field;
    const listeners: readonly Listener[] = [
      [field, 'input', () => type()],
      [field, 'click', () => enter('click')],
      [field, 'focus', () => enter('focus')],
      [field, 'blur', () => leave()],
      ...(form === null ? [] : [[form, 'submit', () => submit()] as const]),
      // On the window, because a dialog around the field would otherwise close on Escape before the field gets the key.
      [window, 'keydown', (event) => event.target === field && press(event as KeyboardEvent)],
    ];
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener, true);
    attached();
    return () => {
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener, true);
    };
  }, [field]);
}

type Listener = readonly [target: EventTarget, name: string, listener: (event: Event) => void];

function useAttributes(field: HTMLInputElement, { listId, open, activeId }: ComboboxState): void {
  useEffect(() => {
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded']) field.removeAttribute(name);
    };
  }, [field, listId]);
  useEffect(() => {
    field.setAttribute('aria-expanded', String(open));
    if (activeId === null) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', activeId);
  }, [field, open, activeId]);
}
