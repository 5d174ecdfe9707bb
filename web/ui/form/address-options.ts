import { STATE_CODES, US_STATES } from '../../../interfaces/contract/shared/words.js';
import type { Option } from './select.js';

/** The 50 states and DC by code. */
export const STATE_OPTIONS: readonly Option[] = [
  { value: '', label: 'Select a state' },
  ...STATE_CODES.map((code) => ({ value: code, label: US_STATES[code] })),
];
