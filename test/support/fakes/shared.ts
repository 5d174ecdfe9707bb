import { Clock } from '../../../application/shared/clock.js';
import { Jobs, type JobData, type JobName } from '../../../application/shared/jobs.js';
import { Outbox, type OutgoingMessage } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import type { Memory } from './memory.js';

/** A clock that doesn't advance until it is set. */
export class FakeClock extends Clock {
  constructor(public time = new Date('2026-05-01T09:30:00.000Z')) {
    super();
  }

  override now(): Date {
    return this.time;
  }
}

/** Numbers its IDs and secrets. */
export class FakeSecrets extends Secrets {
  #made = 0;

  override newId(): string {
    this.#made += 1;
    return `0198c2f0-0000-7000-8000-${String(this.#made).padStart(12, '0')}`;
  }

  override newSecret(): string {
    this.#made += 1;
    return `secret-${String(this.#made)}`;
  }

  override hashOf(secret: string): string {
    return `hash of ${secret}`;
  }
}

export class FakeOutbox extends Outbox {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async record(...messages: readonly OutgoingMessage[]): Promise<void> {
    const { outbox } = this.memory.changing;
    for (const message of messages) {
      if (!outbox.some(({ dedupeKey }) => dedupeKey === message.dedupeKey)) outbox.push(message);
    }
  }
}

export class FakeJobs extends Jobs {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async enqueue(name: JobName, ...data: readonly JobData[]): Promise<void> {
    this.memory.changing.jobs.push(...data.map((each) => ({ name, data: each })));
  }
}
