import { describe, expect, it } from '@jest/globals';
import { placeFrame } from '../../../domain/partner/embed-size.js';

describe('placeFrame', () => {
  it.each([
    [null, null, { width: 480, height: 190 }],
    [1000, 1000, { width: 480, height: 190 }],
    [300, null, { width: 300, height: 190 }],
    [240, 190, { width: 240, height: 190 }],
    [239, null, null],
    [null, 189, null],
  ])('fits %s by %s pixels', (maxWidth, maxHeight, expected) => {
    expect(placeFrame(maxWidth, maxHeight)).toEqual(expected);
  });
});
