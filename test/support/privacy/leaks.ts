import type { LightMyRequestResponse } from 'fastify';
import { filesOfZip } from '../zip.js';
import type { Canary } from './planting.js';

/** Returns the canaries in an answer: in its status, headers, and body, and in an archive in the body. */
export async function canariesIn(answer: LightMyRequestResponse, canaries: readonly Canary[]): Promise<Canary[]> {
  const text = `${answer.statusMessage}\n${JSON.stringify(answer.headers)}\n${await textOf(answer)}`.toLowerCase();
  return canaries.filter(({ word }) => text.includes(word));
}

/** Returns a message for each canary in an answer that isn't public. */
export function leaks(asked: string, shown: readonly Canary[]): string[] {
  return shown
    .filter(({ isShown }) => !isShown)
    .map(({ row, column, word }) => `${asked} shows ${column} of the ${row} (${word})`);
}

async function textOf({ headers, body, rawPayload }: LightMyRequestResponse): Promise<string> {
  if (headers['content-type'] !== 'application/zip') return body;
  const files = await filesOfZip(rawPayload);
  return [...files].map(([name, bytes]) => `${name}\n${String(bytes)}`).join('\n');
}
