import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UploadKind } from '../../../interfaces/contract/upload/upload.js';
import { uploadAs } from '../../../web/api/upload.js';
import { compressImage, COMPRESSIONS } from '../../../web/lib/pictures/image-compression.js';
import { sendPhoto, type PhotoState } from '../../../web/ui/form/photo/use-photo-sending.js';

const { XMLHttpRequest, FileReader } = globalThis;
let response: { readonly status: number; readonly text: string } | null = null;

/** Responds with `response`; null means that the connection fails. */
class FakeRequest {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  open(): void {}
  send(): void {
    this.status = response?.status ?? 0;
    this.responseText = response?.text ?? '';
    queueMicrotask(() => (response === null ? this.onerror() : this.onload()));
  }
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = XMLHttpRequest;
  globalThis.FileReader = FileReader;
  response = null;
});

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('Uploading a file that is refused', () => {
  it.each<[string, UploadKind, string, number, typeof response, string]>([
    ['menu.docx', 'menu', DOCX, 10, null, 'Please select an image (JPEG, PNG, GIF, WebP) or PDF document'],
    [
      'menu.png',
      'claim_document',
      PDF,
      10,
      null,
      'File type mismatch. Please ensure the file extension matches the file content.',
    ],
    ['menu.pdf', 'menu', PDF, 800 * 1024, null, 'File size must be less than 700KB. Your file is 800KB.'],
    [
      `${'m'.repeat(252)}.pdf`,
      'menu',
      PDF,
      10,
      null,
      'File name is too long. Please rename the file to less than 255 characters.',
    ],
    ['menu.exe.pdf', 'menu', PDF, 10, null, 'File name contains suspicious content. Please rename the file.'],
    ['menu.pdf', 'menu', PDF, 10, null, 'Failed to process image. Please try again.'],
    ['menu.pdf', 'menu', PDF, 10, { status: 503, text: 'down' }, 'Failed to process image. Please try again.'],
    ['menu.pdf', 'menu', PDF, 10, { status: 400, text: '{"message":"Failed to load image"}' }, 'Failed to load image'],
  ])('shows why the upload failed: %.12s as %s', async (name, kind, type, size, given, sentence) => {
    response = given;
    const states: PhotoState[] = [];
    const upload = uploadAs(kind);
    const file = new File([new Uint8Array(size)], name, { type });
    const uploaded = await sendPhoto(file, { kind, compression: 'business', upload }, (state) => states.push(state));
    expect([uploaded, states.at(-1)]).toEqual([null, { step: 'error', progress: null, error: sentence }]);
  });

  it('rejects a file that the browser cannot read', async () => {
    globalThis.FileReader = class {
      onerror: () => void = () => undefined;
      readAsDataURL(): void {
        queueMicrotask(() => this.onerror());
      }
    } as unknown as typeof FileReader;
    const file = new File(['x'], 'rex.png', { type: 'image/png' });
    await expect(compressImage(file, COMPRESSIONS.default)).rejects.toThrow('Failed to read file');
  });
});
