import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { fillIn, show, submit } from '../support/create-business-form.js';

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The menu in the listing form', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const choose = (label: string, file: File) =>
    fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
  const { XMLHttpRequest: original } = globalThis;
  const forms: FormData[] = [];

  /** Accepts every file and answers with its URL. */
  class AcceptingRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly status = 201;
    readonly responseText = JSON.stringify({ url: '/uploads/menu.pdf' });
    onload: () => void = () => undefined;
    open(): void {}
    send(form: FormData): void {
      forms.push(form);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      queueMicrotask(() => this.onload());
    }
  }

  beforeEach(() => {
    forms.length = 0;
    Object.assign(globalThis, { XMLHttpRequest: AcceptingRequest });
  });
  afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: original }));

  it('uploads the menu once and sends its URL with the listing', async () => {
    const { sent } = show();
    fillIn();
    choose('Add menu or brochure', pdf('menu.pdf'));
    expect(await screen.findByRole('link', { name: /^Menu or brochure/ })).toHaveAttribute('href', '/uploads/menu.pdf');
    expect(forms.map((form) => form.get('kind'))).toEqual(['menu']);
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ menuUrl: '/uploads/menu.pdf' });
  });

  it('removes an uploaded menu', async () => {
    show();
    choose('Add menu or brochure', pdf('menu.pdf'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove menu or brochure' }));
    expect(screen.queryByRole('link', { name: /^Menu or brochure/ })).toBeNull();
    expect(screen.getByLabelText('Add menu or brochure')).toBeEnabled();
  });

  it('rejects menus with suspicious names and photos that are not images', async () => {
    show();
    choose('Add menu or brochure', pdf('menu.exe.pdf'));
    expect(await screen.findByText('File name contains suspicious content. Please rename the file.')).toBeVisible();
    choose('Add photos', pdf('yard.pdf'));
    expect(await screen.findByText('yard.pdf: Please select an image file (JPEG, PNG, GIF, WebP)')).toBeVisible();
    expect(forms).toEqual([]);
  });
});

describe('Photos in the listing form', () => {
  const png = (name: string) => new File([name], name, { type: 'image/png' });
  const { XMLHttpRequest, Image } = globalThis;
  let sentFiles: string[] = [];

  /** Refuses files named 'broken…' and answers all others with a URL. */
  class PickyRequest {
    readonly upload = {};
    status = 201;
    responseText = '';
    onload: () => void = () => undefined;
    open(): void {}
    send(form: FormData): void {
      const { name } = form.get('file') as File;
      sentFiles.push(name);
      this.status = name.startsWith('broken') ? 415 : 201;
      this.responseText = JSON.stringify(
        this.status === 201 ? { url: `/uploads/${name}` } : { message: 'No picture.' },
      );
      queueMicrotask(() => this.onload());
    }
  }

  /** Fails to load every image, so photos are uploaded without compression. */
  class Undrawable {
    onerror: () => void = () => undefined;
    set src(_source: string) {
      queueMicrotask(() => this.onerror());
    }
  }

  beforeEach(() => {
    sentFiles = [];
    Object.assign(globalThis, { XMLHttpRequest: PickyRequest, Image: Undrawable });
  });
  afterEach(() => void Object.assign(globalThis, { XMLHttpRequest, Image }));

  const FILES = ['one.png', 'broken.png', 'two.png', 'three.png'].map(png);
  const shown = () => screen.queryAllByRole('group', { name: /^Photo \d$/ }).length;

  it.each([
    ['chosen', () => fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: FILES.slice(0, 3) } })],
    [
      'dropped',
      () =>
        fireEvent.drop(screen.getByLabelText('Add photos').closest('div')!, {
          dataTransfer: { files: FILES.slice(0, 3) },
        }),
    ],
  ])('uploads several %s photos separately, names the one that fails, and keeps the others', async (_how, add) => {
    const { sent } = show();
    fillIn();
    expect(screen.getByLabelText('Add photos')).toHaveAttribute('multiple');
    add();
    expect(await screen.findByText('broken.png: No picture.')).toBeVisible();
    await waitFor(() => expect(shown()).toBe(2));
    expect(useToasts.getState().current).toMatchObject({ title: 'Photo compressed successfully' });
    expect(sentFiles).toEqual(['one.png', 'broken.png', 'two.png']);
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ images: ['/uploads/one.png', '/uploads/two.png'], imageAlts: ['', ''] });
  });

  it('shows a toast that names a photo that fails to upload', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [png('broken.png')] } });
    const description = 'broken.png: No picture.';
    const toast = { title: 'Photo upload failed', description };
    await waitFor(() => expect(useToasts.getState().current).toMatchObject(toast));
  });

  it('uploads only as many photos as the tier allows and names the others', async () => {
    show();
    const files = ['one.png', 'two.png', 'three.png', 'four.png'].map(png);
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
    await waitFor(() => expect(shown()).toBe(3));
    expect(
      screen.getByText(
        'four.png: Free listings are limited to 200 words and 3 images. Premium listings allow 500 words and 30 images.',
      ),
    ).toBeVisible();
    expect(sentFiles).toHaveLength(3);
    expect(screen.queryByLabelText('Add photos')).toBeNull();
  });
});
