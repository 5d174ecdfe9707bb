import { Clock } from '../../application/shared/clock.js';

/** The machine's clock. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
