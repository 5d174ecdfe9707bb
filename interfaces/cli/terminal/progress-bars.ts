import { SingleBar } from 'cli-progress';

/** The progress of one step. */
interface Progress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

/** Shows one bar per step on standard error, or an occasional line if that is not a terminal. */
export class ProgressBars {
  #bar: SingleBar | null = null;
  #step: Progress['step'] | null = null;

  show({ step, done, total }: Progress): void {
    if (step !== this.#step) {
      this.stop();
      this.#step = step;
      this.#bar = new SingleBar({
        format: `${step.padEnd(12)} {bar} {percentage}% | {value}/{total} | {duration_formatted}`,
        stream: process.stderr,
        noTTYOutput: true,
        notTTYSchedule: 10_000,
        hideCursor: true,
      });
      this.#bar.start(total, done);
    }
    this.#bar?.update(done);
  }

  stop(): void {
    this.#bar?.stop();
    this.#bar = null;
  }
}
