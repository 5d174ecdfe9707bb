import type { S3Client } from '@aws-sdk/client-s3';
import { createClient, type S3Settings } from '../files/s3-files.js';
import { isEntry, MANIFEST, type BackupStore } from './backup-store.js';
import { sideBySide } from './side-by-side.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Backups in a bucket, below a prefix, with the access key of the file storage. */
export class S3Backups implements BackupStore {
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(
    private readonly settings: S3Settings,
    private readonly bucket: string,
    /** Empty, or ends with a slash. */
    private readonly prefix: string,
  ) {}

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const { sdk, client } = await this.#open();
    const given = { Bucket: this.bucket, Key: this.prefix + name, Body: bytes, ContentLength: bytes.byteLength };
    await client.send(new sdk.PutObjectCommand(given));
  }

  async read(name: string): Promise<Uint8Array | null> {
    const { sdk, client } = await this.#open();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: this.bucket, Key: this.prefix + name }));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      if ((error as { name?: unknown }).name === 'NoSuchKey') return null;
      throw error;
    }
  }

  async entries(): Promise<readonly string[]> {
    const { sdk, client } = await this.#open();
    const found: string[] = [];
    let from: string | undefined;
    do {
      const page = { Bucket: this.bucket, Prefix: this.prefix, Delimiter: '/', ContinuationToken: from };
      const { CommonPrefixes = [], NextContinuationToken } = await client.send(new sdk.ListObjectsV2Command(page));
      found.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(this.prefix.length, -1)));
      from = NextContinuationToken;
    } while (from !== undefined);
    return found.filter(isEntry).toSorted();
  }

  async isComplete(entry: string): Promise<boolean> {
    const { sdk, client } = await this.#open();
    const Key = `${this.prefix}${entry}/${MANIFEST}`;
    const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket: this.bucket, Prefix: Key }));
    return Contents.some((each) => each.Key === Key);
  }

  async remove(entry: string): Promise<void> {
    const { sdk, client } = await this.#open();
    const manifest = { Bucket: this.bucket, Key: `${this.prefix}${entry}/${MANIFEST}` };
    await client.send(new sdk.DeleteObjectCommand(manifest));
    const page = { Bucket: this.bucket, Prefix: `${this.prefix}${entry}/` };
    for (;;) {
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command(page));
      if (Contents.length === 0) return;
      // One by one, because not every service can delete several objects with one request.
      await sideBySide(Contents, ({ Key }) => client.send(new sdk.DeleteObjectCommand({ Bucket: this.bucket, Key })));
    }
  }

  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk, this.settings) }));
    return this.#opened;
  }
}
