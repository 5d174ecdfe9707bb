/**
 * Loaded before the product, in a process whose clock a test sets. The file FAULTS_CLOCK has the milliseconds by which
 * this process's clock is wrong. The file with the suffix .read says what the process has read. Timers and the monotonic clock go on as usual, as when someone sets a clock.
 */
import { readFileSync, watchFile, writeFileSync } from 'node:fs';

const file = process.env.FAULTS_CLOCK;
const RealDate = Date;
let shift = 0;

const read = () => {
  shift = Number(readFileSync(file, 'utf8'));
  writeFileSync(`${file}.read`, String(shift));
};
if (file !== undefined) {
  read();
  watchFile(file, { interval: 20, persistent: false }, read);
}

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
