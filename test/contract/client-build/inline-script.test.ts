import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { minified } from '../../../web/build/inline-script.js';

describe('the inline script of the pages', () => {
  it('does the same in fewer characters', async () => {
    const script = '(() => {\nconst longName = (value) => value + 1;\nglobalThis.result = longName(1);\n})();';
    const code = await minified(script);
    expect(code.length).toBeLessThan(script.length);
    expect(runInNewContext(`${code}; result`)).toBe(2);
  });

  it('fails the build if it is invalid, or contains what would end its element', async () => {
    await expect(minified('const = 1;')).rejects.toThrow('invalid');
    await expect(minified('say("<!--")')).rejects.toThrow('end its element');
  });
});
