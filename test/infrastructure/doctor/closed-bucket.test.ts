import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storageCheck } from '../../../infrastructure/doctor/storage-check.js';
import { startClosedBucket, WITH_KEY, type ClosedBucket, type Rule } from '../../support/doctor/closed-bucket.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { startObjectStore, type ObjectStore } from '../../support/object-store.js';

let store: ObjectStore;
const closed: ClosedBucket[] = [];

beforeAll(async () => {
  store = await startObjectStore();
});

afterAll(async () => {
  for (const each of closed) await each.stop();
  await store?.stop();
});

/** Returns the findings for a bucket behind a rule. */
async function see(isAllowed: Rule, differs: Record<string, string> = {}): Promise<readonly string[]> {
  const bucket = await startClosedBucket(store.settings.endpoint, isAllowed);
  closed.push(bucket);
  const env = {
    ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: store.settings.bucket, S3_REGION: store.settings.region },
    ...{ S3_ACCESS_KEY_ID: store.settings.accessKeyId, S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey },
  };
  return linesFrom([storageCheck(contextWith({ ...env, ...differs }))], 'files');
}

const keysLeft = async () => (await fetch(`${store.settings.endpoint}/welcome-paws?list-type=2`)).text();

describe('the bucket', () => {
  it('is private, and stores and returns an object, which the check removes', async () => {
    expect(await see(WITH_KEY)).toEqual([
      expect.stringMatching(/^ok: The bucket welcome-paws stores files, and strangers /),
    ]);
    expect(await keysLeft()).not.toContain('<Key>');
  });

  it('lets strangers list its objects, but not read them, or the other way around', async () => {
    const isList: Rule = ({ url = '' }) => url.includes('list-type=2');
    expect(await see((asked) => WITH_KEY(asked) || isList(asked))).toEqual([
      expect.stringMatching(/^problem: Anyone can list the bucket welcome-paws\./),
    ]);
    expect(await see((asked) => WITH_KEY(asked) || !isList(asked))).toEqual([
      expect.stringMatching(/^problem: Anyone can read the files of the bucket welcome-paws\./),
    ]);
    expect(await keysLeft()).not.toContain('<Key>');
  });

  it('may not be written to', async () => {
    expect(await see(({ method }) => method !== 'PUT')).toEqual([
      'problem: The bucket did not store an object (AccessDenied). Check the S3_* settings, and that the key has GetObject, PutObject, DeleteObject, and ListBucket.',
    ]);
  });

  it('does not delete, so that the objects of removed photos would stay', async () => {
    const isDelete: Rule = ({ method, url = '' }) =>
      method === 'DELETE' || (method === 'POST' && url.includes('delete'));
    expect(await see((asked) => WITH_KEY(asked) && !isDelete(asked))).toEqual([
      'problem: The bucket did not delete an object (AccessDenied). Check the S3_* settings, and that the key has GetObject, PutObject, DeleteObject, and ListBucket.',
    ]);
  });

  it('refuses an unknown key, without the secret in the finding', async () => {
    const [line = ''] = await see(WITH_KEY, { S3_ACCESS_KEY_ID: 'SOMEONE', S3_SECRET_ACCESS_KEY: 'canary-secret' });
    expect(line).toMatch(
      /^problem: The bucket did not store an object \(InvalidAccessKeyId\)\. Check the S3_\* settings/,
    );
    expect(line).not.toContain('canary');
  });

  it('has a server whose name has no address', async () => {
    expect(await see(WITH_KEY, { S3_ENDPOINT: 'http://objects.invalid' })).toEqual([
      expect.stringMatching(/^problem: The bucket did not store an object \((ENOTFOUND|EAI_AGAIN)\)\. Check the S3_\*/),
    ]);
  });
});
