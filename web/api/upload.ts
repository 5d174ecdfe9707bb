import type { UploadedFile, UploadKind } from '../../interfaces/contract/upload.js';
import type { Problem } from '../../interfaces/contract/problem.js';
import { ApiProblem } from './problem.js';

const FAILED = 'Failed to process image. Please try again.';

/**
 * Sends a file (POST /api/uploads); `onProgress` gets the share that is sent, 0 to 1. By XMLHttpRequest, as fetch tells
 * nothing of what is on its way. Fails with ApiProblem; its status is 0 where no answer came.
 */
export function uploadFile(
  file: File,
  kind: UploadKind,
  onProgress: (share: number) => void = () => undefined,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploads');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201) resolve(answer as UploadedFile);
      else reject(problemOf(answer, request.status));
    };
    request.onerror = () => reject(new ApiProblem(FAILED, 0, undefined));
    request.onabort = request.onerror;
    request.send(form);
  });
}

function problemOf(answer: unknown, status: number): ApiProblem {
  const { message, code } = (answer ?? {}) as Partial<Problem>;
  return new ApiProblem(message ?? FAILED, status, code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
