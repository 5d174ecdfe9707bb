import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The user pressed Ctrl+C or typed two different passwords. The message is meant for the user. */
export class NoPasswordError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoPasswordError';
  }
}

/**
 * Reads a password, typed twice in the terminal without echo. Without a terminal, returns the first line of standard
 * input.
 */
export async function typedPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const typed = await hiddenLine(`${question}: `);
  if (typed !== (await hiddenLine('Repeat the password: '))) {
    throw new NoPasswordError('The passwords do not match. Nothing was changed.');
  }
  return typed;
}

async function hiddenLine(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // The prompt appears only after echo is off, so no typed character is ever shown.
  process.stderr.write(question);
  try {
    const line = once(lines, 'line') as Promise<[string]>;
    const typedText = await Promise.race([line.then(([text]) => text), once(lines, 'SIGINT'), once(lines, 'close')]);
    if (typeof typedText === 'string') return typedText;
    throw new NoPasswordError('Nothing was changed.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
