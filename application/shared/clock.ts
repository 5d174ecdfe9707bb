/** The current time, which tests can set. */
export abstract class Clock {
  abstract now(): Date;
}
