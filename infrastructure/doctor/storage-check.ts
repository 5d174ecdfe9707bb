import { randomUUID } from 'node:crypto';
import { ok, problem, type Finding } from '../../domain/health/doctor/finding.js';
import { S3Files, type S3Settings } from '../files/s3-files.js';
import { errorCode } from '../health/timed-probe.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';

const ASK_MS = 5000;
const RIGHTS = 'Check the S3_* settings, and that the key has GetObject, PutObject, DeleteObject, and ListBucket.';

/** Writes, reads, and removes a small object, and tries to read it without a key. Without S3, `disk` checks the folder. */
export function storageCheck({ settings: { s3 }, read }: DoctorContext): Check {
  return {
    name: 'files',
    advice: 'Check S3_ENDPOINT.',
    async run() {
      if (read.wrong.has('S3_BUCKET')) return [];
      return s3 === undefined ? [ok('Uploads are in DATA_DIR/uploads.')] : bucketFindings(s3);
    },
  };
}

async function bucketFindings(s3: S3Settings): Promise<readonly Finding[]> {
  const files = new S3Files(s3);
  const key = `health/${randomUUID()}.txt`;
  const at = `${s3.endpoint}/${s3.bucket}`;
  try {
    const failure = await roundTrip(files, key);
    if (failure !== null) return [failure];
    const isReadable = await isOpen(`${at}/${key}`, key);
    const found = await removalFindings(files, key);
    if (await isOpen(`${at}?list-type=2&max-keys=1`, '<ListBucketResult')) {
      found.push(
        problem(
          `Anyone can list the bucket ${s3.bucket}.`,
          'Block public access: the bucket contains personal documents.',
        ),
      );
    }
    if (isReadable) {
      found.push(
        problem(
          `Anyone can read the files of the bucket ${s3.bucket}.`,
          'Block public access: the server serves photos itself, and documents are private.',
        ),
      );
    }
    return found.length > 0 ? found : [ok(`The bucket ${s3.bucket} stores files, and strangers cannot read them.`)];
  } finally {
    await files.remove([key]).catch(() => undefined);
    await files.close();
  }
}

/** Stores and reads an object. Returns a finding if that failed, else null. The caller removes the object. */
async function roundTrip(files: S3Files, key: string): Promise<Finding | null> {
  try {
    await files.put(key, Buffer.from(key), 'text/plain');
    const stored = await files.read(key);
    if (stored !== null && Buffer.from(stored).toString() === key) return null;
    return problem('The bucket did not return the object that it stored.', RIGHTS);
  } catch (error) {
    return problem(`The bucket did not store an object (${errorCode(error)}).`, RIGHTS);
  }
}

/** Returns a problem if the object can't be removed: deleted photos and documents would stay, too. */
async function removalFindings(files: S3Files, key: string): Promise<Finding[]> {
  try {
    await files.remove([key]);
    return [];
  } catch (error) {
    return [problem(`The bucket did not delete an object (${errorCode(error)}).`, RIGHTS)];
  }
}

/** Returns whether a request without a key gets this text. */
async function isOpen(address: string, text: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ASK_MS) });
    return answer.status === 200 && (await answer.text()).includes(text);
  } catch {
    return false;
  }
}
