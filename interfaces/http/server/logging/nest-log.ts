import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own words in our log: what it warns of and fails at, not how it starts. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown): void {
    this.logger.debug(String(message));
  }

  warn(message: unknown): void {
    this.logger.warn(String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ details: rest.map(String) }, String(message));
  }
}
