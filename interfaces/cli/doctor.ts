import { readEnvironment } from '../../infrastructure/config/environment.js';
import type { NamedFinding } from '../../infrastructure/doctor/check.js';
import { examine } from '../../infrastructure/doctor/doctor.js';
import { usageOf } from './command/verbs.js';

/** `welcome-paws doctor [--json]`: checks the installation. Exit code 1 if there is a problem. */
const args = process.argv.slice(2);
const isJson = args[0] === '--json';
if (args.length > (isJson ? 1 : 0)) {
  process.stderr.write(`doctor takes no ${args[isJson ? 1 : 0]}.\n${usageOf('doctor')}\n`);
  process.exitCode = 2;
} else {
  const findings = await examine(readEnvironment());
  const [problems, warnings] = [countOf(findings, 'problem'), countOf(findings, 'warning')];
  const text = isJson ? `${JSON.stringify({ problems, warnings, findings }, null, 2)}\n` : linesOf(findings);
  process.stderr.write(isJson ? '' : `${count(problems, 'problem')}, ${count(warnings, 'warning')}.\n`);
  // Otherwise, a silent server could keep a connection, and so this process, open for minutes.
  process.stdout.write(text, () => process.exit(problems > 0 ? 1 : 0));
}

function countOf(findings: readonly NamedFinding[], state: NamedFinding['state']): number {
  return findings.filter((finding) => finding.state === state).length;
}

function linesOf(findings: readonly NamedFinding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ state, check, found, advice }) => {
      const words = advice === null ? found : `${found} ${advice}`;
      return `${state.padEnd(7)}  ${check.padEnd(width)}  ${words.replaceAll(/\s+/g, ' ')}\n`;
    })
    .join('');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
