import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { SmallMap } from '../../../web/features/map/small-map.js';
import { aBusinessDetail } from '../support/records.js';
import { renderAt } from '../support/render.js';

const show = (differs: Parameters<typeof aBusinessDetail>[0]) =>
  renderAt('/business/1', <SmallMap business={aBusinessDetail(differs)} />);

describe('the map on a business page', () => {
  afterEach(cleanup);

  it('the map on a business page is offered if the location is known, and drawn only on request', () => {
    show({ latitude: 30.27, longitude: -97.74 });
    expect(screen.getByRole('button', { name: 'Show on a map' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('the map on a business page is not offered if the location is unknown', () => {
    show({ latitude: null, longitude: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
