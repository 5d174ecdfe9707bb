import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ServedFacts } from '../../../web/features/business/facts/served-facts.js';
import { aBusinessDetail } from '../support/records.js';

const FACTS = <ServedFacts business={aBusinessDetail()} description="A place for pets." />;
const BLOCK = 'script[type="application/ld+json"]';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

describe('the structured data in a browser', () => {
  it('stays as the server sent it', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<script type="application/ld+json">{"name":"The Wagging Spoon"}</script>';
    const faults: unknown[] = [];
    act(() => {
      root = hydrateRoot(container, FACTS, { onRecoverableError: (fault) => faults.push(fault) });
    });
    act(() => root?.render(FACTS));
    expect(container.querySelector(BLOCK)?.textContent).toBe('{"name":"The Wagging Spoon"}');
    expect(faults).toEqual([]);
  });

  it('is absent on a page that the server did not render', () => {
    const { container } = render(FACTS);
    expect(container.querySelector(BLOCK)).toBeNull();
  });
});
