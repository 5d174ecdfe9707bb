import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { IDENTITY_CHANGES } from '../mutation/identity-changes.js';

describe('Handwritten mutations of sign-in', () => {
  it('has at least 60 different mutations of sign-in', () => {
    expect(IDENTITY_CHANGES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(IDENTITY_CHANGES.map(({ hole }) => hole)).size).toBe(IDENTITY_CHANGES.length);
  });

  it('has mutations that each match their file exactly once and name an existing test', () => {
    for (const { hole, file, from, to, test, named } of IDENTITY_CHANGES) {
      const times = readFileSync(file, 'utf8').split(from).length - 1;
      expect({ hole, times, changes: from !== to }).toEqual({ hole, times: 1, changes: true });
      expect({ hole, named, isThere: readFileSync(test, 'utf8').includes(named) }).toMatchObject({ isThere: true });
    }
  });
});
