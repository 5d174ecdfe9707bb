import type { Provider, Type } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../../application/shared/clock.js';
import type { Jobs } from '../../../application/shared/jobs.js';
import type { FileStore } from '../../../application/upload/ports.js';
import type { Outbox } from '../../../application/shared/outbox.js';
import type { TakePictures } from '../../../application/upload/take-pictures.js';
import type { UploadFile } from '../../../application/upload/upload-file.js';
import type { Database } from '../../../infrastructure/postgres/database.js';
import type { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import type { ServerSettings } from '../create-app.js';

/** What every room of the house may use. */
export interface Dependencies {
  /** Prepared statements for reads. */
  readonly database: Database;
  /** Changes. */
  readonly work: UnitOfWork;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly files: FileStore;
  /** One of a process, as it counts the pictures that are made at once. */
  readonly uploadFile: UploadFile;
  /** For every record that shows uploaded files. */
  readonly pictures: TakePictures;
  readonly clock: Clock;
  readonly settings: ServerSettings;
  readonly logger: Logger;
  readonly fastify: FastifyInstance;
}

/** A part of the product: its calls, and the use cases they need, one line each. */
export interface Room {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
}

/** Binds a class to the one object of it that this process has. */
export function use<T>(type: Type<T>, object: T): Provider<T> {
  return { provide: type, useValue: object };
}
