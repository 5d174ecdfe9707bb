import type { UploadedFile, UploadKind } from '../../interfaces/contract/upload/upload.js';
import type { Problem } from '../../interfaces/contract/shared/problem.js';
import { ApiProblem } from '../lib/form/refusal.js';

const FAILED = 'Failed to process image. Please try again.';

/** Returns the function that uploads files of a kind (POST /api/uploads), like `sendForm`. */
export const uploadAs =
  (kind: UploadKind) =>
  (file: File, onProgress: (share: number) => void): Promise<UploadedFile> => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', file);
    return sendForm<UploadedFile>('/api/uploads', form, onProgress);
  };

/**
 * Sends a form with a file. `onProgress` gets the share sent so far, 0 to 1. Uses XMLHttpRequest, because fetch doesn't
 * report upload progress. Rejects with ApiProblem, with status 0 if there was no response.
 */
export function sendForm<T>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  failure = FAILED,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => {
      const answer = parsed(request.responseText);
      const isGood = request.status === 201 || request.status === 202;
      // A successful response with a truncated body counts as no response.
      if (isGood && answer !== null) resolve(answer as T);
      else reject(problemOf(answer, isGood ? 0 : request.status, failure));
    };
    request.onerror = () => reject(new ApiProblem(failure, 0, undefined));
    request.onabort = request.onerror;
    request.send(form);
  });
}

function problemOf(answer: unknown, status: number, failure: string): ApiProblem {
  const { message, code, errors } = (answer ?? {}) as Partial<Problem>;
  return new ApiProblem(message ?? failure, status, code, errors);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
