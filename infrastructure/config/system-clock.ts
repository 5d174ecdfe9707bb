import type { Clock } from '../../application/shared/clock.js';

/** The system clock. */
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
