import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Folded } from '../../../web/ui/folded.js';

/** What the browser says of the text's height, as this environment lays nothing out. */
function show(lines: number): void {
  let measured = (): void => undefined;
  const nothing = (): void => undefined;
  globalThis.ResizeObserver = class {
    constructor(look: ResizeObserverCallback) {
      measured = () => look([], this);
    }
    observe(text: HTMLElement): void {
      const heights = { scrollHeight: lines * 20, clientHeight: Math.min(lines, 6) * 20 };
      for (const [name, value] of Object.entries(heights)) Object.defineProperty(text, name, { value });
    }
    disconnect = nothing;
    unobserve = nothing;
  };
  render(
    <Folded id="words">
      <p>All there is to say.</p>
    </Folded>,
  );
  act(() => measured());
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

describe('a long text', () => {
  it('unfolds and folds again', () => {
    show(7);
    const folded = document.getElementById('words')!.className;
    fireEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
    expect(document.getElementById('words')!.className).not.toBe(folded);
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(document.getElementById('words')!.className).toBe(folded);
  });
});

describe('a short text', () => {
  it('has no button', () => {
    show(6);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
