import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { readPictures } from '../../../infrastructure/demo-data/pictures.js';
import { focalPointOf } from '../../../web/lib/pictures/picture-sources.js';
import { Picture } from '../../../web/ui/show/picture.js';

describe('A picture that is cropped by its box', () => {
  afterEach(cleanup);

  const classesOf = (src: string) => {
    render(<Picture src={src} alt="A dog" width={400} height={300} sizes="400px" fallback={null} />);
    return screen.getByRole('img', { name: 'A dog' }).className.split(' ');
  };

  it('is centered on the focal point in its file name, in percent from the left and the top', () => {
    expect(focalPointOf('/uploads/demo/homes-3-at-60-80.webp')).toEqual({ x: 60, y: 80 });
    expect(classesOf('/uploads/demo/homes-3-at-60-80.webp')).toEqual(
      expect.arrayContaining(['[--at-x:60%]', '[--at-y:80%]', 'object-[var(--at-x)_var(--at-y)]']),
    );
  });

  it('keeps more of its upper part if the file name has no focal point', () => {
    expect(focalPointOf('/uploads/0b8f5f0e-54cb-4d0c-8d2a-6e0a52cfae11.webp')).toBeNull();
    expect(classesOf('/uploads/0b8f5f0e-54cb-4d0c-8d2a-6e0a52cfae11.webp')).toContain('object-[50%_35%]');
  });

  it('has a focal point in the file name of every demo picture', () => {
    const pictures = readPictures();
    expect(pictures.length).toBeGreaterThanOrEqual(40);
    expect(pictures.filter(({ url }) => !/-at-[1-9]0-[1-9]0\.webp$/.test(url))).toEqual([]);
  });
});
