import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { SmallMap } from '../../../web/features/map/small-map.js';
import { aBusinessDetail } from '../support/records.js';
import { renderAt } from '../support/render.js';

type Seen = readonly Pick<IntersectionObserverEntry, 'intersectionRatio'>[];

/** Tells the page what is in view. */
let look: (seen: Seen) => void;

const show = (differs: Parameters<typeof aBusinessDetail>[0]) =>
  renderAt('/business/1', <SmallMap business={aBusinessDetail(differs)} />);

describe('the map on a business page', () => {
  beforeEach(() => {
    const observer = { observe: () => undefined, disconnect: () => undefined };
    Object.assign(globalThis, {
      IntersectionObserver: jest.fn((see: typeof look) => {
        look = see;
        return observer;
      }),
    });
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('the map on a business page is drawn once it comes into view', async () => {
    show({ latitude: 30.27, longitude: -97.74 });
    expect(screen.getByRole('region', { name: /^Map of the location of / })).toBeVisible();
    act(() => look([{ intersectionRatio: 0.05 }]));
    expect(screen.queryByText('Loading the map…')).toBeNull();
    act(() => look([{ intersectionRatio: 0.5 }]));
    // jsdom can't draw it.
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t show the map in this browser.');
  });

  it('a business page has no map if the location is unknown', () => {
    show({ latitude: null, longitude: null });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
