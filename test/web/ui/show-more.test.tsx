import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ShowMore } from '../../../web/ui/show/show-more.js';

/** Renders a text with this many lines. Fakes its height, because jsdom has no layout. */
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
    <ShowMore id="words">
      <p>The whole text.</p>
    </ShowMore>,
  );
  act(() => measured());
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

describe('A long text', () => {
  it('a long text expands with Read more and collapses with Show less', () => {
    show(7);
    const collapsed = document.getElementById('words')!.className;
    fireEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
    expect(document.getElementById('words')!.className).not.toBe(collapsed);
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(document.getElementById('words')!.className).toBe(collapsed);
  });
});

describe('A short text', () => {
  it('a short text has no button to expand it', () => {
    show(6);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
