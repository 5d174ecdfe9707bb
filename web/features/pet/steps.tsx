import type { ComponentType } from 'react';
import { Appearance, BasicInfo, Community, Personality } from './pet-fields.js';
import { STEPS } from './pet-values.js';

const FIELDS_OF: readonly ComponentType[] = [BasicInfo, Appearance, Personality, Community];

/** The steps with what is asked in each, in their order. */
export const SHOWN_STEPS = STEPS.map((step, index) => ({ ...step, Fields: FIELDS_OF[index] ?? BasicInfo }));
