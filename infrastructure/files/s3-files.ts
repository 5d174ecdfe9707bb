import type { S3Client } from '@aws-sdk/client-s3';
import { traced } from '../../application/shared/tracing.js';
import type { FileStore } from '../../application/upload/ports.js';
import { FilesUnavailable } from './files-unavailable.js';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** Maximum keys per S3 DeleteObjects request. */
const MAX_REMOVED = 1000;

const CONNECTION_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 10_000;

/** Files in an S3-compatible bucket. The SDK is loaded with the first file. */
export class S3Files implements FileStore {
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(private readonly settings: S3Settings) {}

  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return traced('call', 's3 put', () => this.#put(key, bytes, contentType));
  }

  read(key: string): Promise<Uint8Array | null> {
    return traced('call', 's3 read', () => this.#read(key));
  }

  remove(keys: readonly string[]): Promise<void> {
    return traced('call', 's3 remove', () => this.#remove(keys));
  }

  async #put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const { sdk, client } = await this.#open();
    const command = new sdk.PutObjectCommand({
      Bucket: this.settings.bucket,
      Key: key,
      Body: bytes,
      ContentType: contentType,
      ContentLength: bytes.byteLength,
    });
    await client.send(command).catch(unavailable);
  }

  async #read(key: string): Promise<Uint8Array | null> {
    const { sdk, client } = await this.#open();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: this.settings.bucket, Key: key }));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      return (error as { name?: unknown }).name === 'NoSuchKey' ? null : unavailable(error);
    }
  }

  async #remove(keys: readonly string[]): Promise<void> {
    const { sdk, client } = await this.#open();
    for (let start = 0; start < keys.length; start += MAX_REMOVED) {
      const Objects = keys.slice(start, start + MAX_REMOVED).map((Key) => ({ Key }));
      const command = new sdk.DeleteObjectsCommand({ Bucket: this.settings.bucket, Delete: { Objects, Quiet: true } });
      const { Errors = [] } = await client.send(command).catch(unavailable);
      if (Errors.length > 0) throw new FilesUnavailable(`${Errors.length} files could not be removed.`, Errors[0]);
    }
  }

  /** Does nothing, because an object store keeps nothing of an unfinished upload. */
  async removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  /** Closes its connections. */
  async close(): Promise<void> {
    (await this.#opened)?.client.destroy();
  }

  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk, this.settings) }));
    return this.#opened;
  }
}

export function createClient(sdk: Sdk, { endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's have no hostname per bucket, and some store a checksum trailer as content.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
}

function unavailable(error: unknown): never {
  throw new FilesUnavailable('The object store refused the request or did not respond.', error);
}
