import type { S3Client } from '@aws-sdk/client-s3';
import { createClient, type S3Settings } from '../files/s3-files.js';
import { isEntry, type BackupStore } from './backup-store.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Backups in a bucket, below a prefix. The access key is that of the files. */
export class S3Backups implements BackupStore {
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(
    private readonly settings: S3Settings,
    private readonly bucket: string,
    /** Empty, or it ends with a slash. */
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
    const found = new Set<string>();
    for await (const key of this.#keys('')) found.add(key.slice(this.prefix.length).split('/')[0] ?? '');
    return [...found].filter(isEntry).toSorted();
  }

  async remove(entry: string): Promise<void> {
    const { sdk, client } = await this.#open();
    for await (const key of this.#keys(`${entry}/`)) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
    }
  }

  async *#keys(below: string): AsyncGenerator<string> {
    const { sdk, client } = await this.#open();
    let from: string | undefined;
    do {
      const page = { Bucket: this.bucket, Prefix: this.prefix + below, ...(from && { ContinuationToken: from }) };
      const { Contents = [], NextContinuationToken } = await client.send(new sdk.ListObjectsV2Command(page));
      for (const { Key } of Contents) if (Key !== undefined) yield Key;
      from = NextContinuationToken;
    } while (from !== undefined);
  }

  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk, this.settings) }));
    return this.#opened;
  }
}
