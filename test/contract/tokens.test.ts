import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { tokenFiles } from '../../interfaces/cli/tokens.js';

describe("the site's tokens", () => {
  it('are those of pages without React and of emails (`npm run tokens` writes them)', () => {
    const files = Object.entries(tokenFiles(readFileSync('web/styles/tokens.css', 'utf8')));
    expect(files).toHaveLength(2);
    for (const [path, text] of files) expect([path, readFileSync(path, 'utf8')]).toEqual([path, text]);
  });
});
