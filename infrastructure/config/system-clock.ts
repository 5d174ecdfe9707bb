import type { Clock } from '../../application/shared/clock.js';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
