import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxFiles, recipientKey } from '../../../infrastructure/gateway/outbox-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the outbox folder', () => {
  it('keeps every message to one recipient, even of the same moment or from two processes', async () => {
    const texts = Array.from({ length: 60 }, (_, nth) => `message ${nth}`);
    const [one, other] = [new OutboxFiles(folder), new OutboxFiles(folder)];
    await Promise.all(texts.map((text, nth) => (nth % 2 === 0 ? one : other).write('text', 'ada@example.com', text)));
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(files.toSorted()).toEqual(texts.toSorted());
  });

  it('creates the folder again if it was deleted, readable only by its owner', async () => {
    const files = new OutboxFiles(folder);
    rmSync(folder, { recursive: true });
    await files.write('text', 'ada@example.com', 'x');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("reports only an error code if it can't be written", async () => {
    await new OutboxFiles(folder).write('text', 'ada@example.com', 'x');
    const [noFolder = ''] = readdirSync(folder);
    await expect(new OutboxFiles(join(folder, noFolder)).write('text', 'ada@example.com', 'y')).rejects.toMatchObject({
      reason: 'ENOTDIR',
      permanent: false,
    });
  });

  it("deletes a recipient's messages, including files left half-written by a dead process", async () => {
    const files = new OutboxFiles(folder);
    for (const who of ['ada@example.com', 'ben@example.com']) await files.write('mail', who, 'x');
    const ofAda = readdirSync(folder).find((name) => name.includes('ada')) ?? '';
    writeFileSync(join(folder, `.${ofAda.replace(/^\d+/, '2025')}`), 'half of it');
    await files.forget(recipientKey('Ada@example.com'));
    expect(readdirSync(folder)).toEqual([expect.stringContaining('ben@')]);
    await files.write('mail', 'ada@example.com', 'y');
    await files.forgetBefore(new Date(Date.now() + 60_000));
    expect(readdirSync(folder)).toEqual([]);
  });
});
