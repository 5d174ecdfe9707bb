import { Clock } from '../../application/ports/clock.js';

/** The machine's clock. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
