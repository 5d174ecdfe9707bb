import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Writes Nest's warnings and errors to our log, but not its startup messages. */
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
