import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Somebody pressed Ctrl+C, or typed two passwords; its message is meant for them. */
export class NoPasswordError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoPasswordError';
  }
}

/** A password typed twice at the terminal, which does not show it; or, without one, the first line of standard input. */
export async function typedPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const typed = await hiddenLine(`${question}: `);
  if (typed !== (await hiddenLine('The same again: '))) {
    throw new NoPasswordError('These are two passwords. Nothing was changed.');
  }
  return typed;
}

async function hiddenLine(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Asked once the terminal shows nothing any more: whoever types at once is not seen either.
  process.stderr.write(question);
  try {
    const line = once(lines, 'line') as Promise<[string]>;
    const given = await Promise.race([line.then(([text]) => text), once(lines, 'SIGINT'), once(lines, 'close')]);
    if (typeof given === 'string') return given;
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
