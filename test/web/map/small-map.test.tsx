import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { SmallMap } from '../../../web/features/map/small-map.js';
import { aBusinessDetail } from '../support/records.js';
import { renderAt } from '../support/render.js';

const show = (differs: Parameters<typeof aBusinessDetail>[0]) =>
  renderAt('/business/1', <SmallMap business={aBusinessDetail(differs)} />);

describe('the map on the page of a place', () => {
  afterEach(cleanup);

  it('is offered where somebody knows where the place is, and drawn only once it is wanted', () => {
    show({ latitude: 30.27, longitude: -97.74 });
    expect(screen.getByRole('button', { name: 'Show on a map' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not offered where nobody knows', () => {
    show({ latitude: null, longitude: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
