import { expect, it } from '@jest/globals';
import { formatWait } from '../../../domain/shared/time-in-words.js';

it.each([
  [1, 'a second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3541, 'an hour'],
  [3600, 'an hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is shown as %j', (seconds, words) => expect(formatWait(seconds)).toBe(words));
