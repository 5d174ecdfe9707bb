import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { IDENTITY_CHANGES } from '../mutation/identity-changes.js';

describe('the changes by hand of signing in', () => {
  it('are 60 at least, each of something else', () => {
    expect(IDENTITY_CHANGES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(IDENTITY_CHANGES.map(({ what }) => what)).size).toBe(IDENTITY_CHANGES.length);
  });

  it('each change what stands in their file once, and name a test that is there', () => {
    for (const { what, file, from, to, test, named } of IDENTITY_CHANGES) {
      const times = readFileSync(file, 'utf8').split(from).length - 1;
      expect({ what, times, changes: from !== to }).toEqual({ what, times: 1, changes: true });
      expect({ what, named, isThere: readFileSync(test, 'utf8').includes(named) }).toMatchObject({ isThere: true });
    }
  });
});
