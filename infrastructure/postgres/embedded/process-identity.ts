import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process `pid` was started, as an opaque text, or undefined if it does not run. Together with the pid it
 * names one process: a pid alone is given out again, after a restart of the machine even to the same programs.
 */
export function processStart(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  if (process.platform === 'linux') return linuxStart(pid);
  return psColumn(pid, 'lstart') ?? 'unknown';
}

/** Whether the process `pid` runs; cheap enough to be asked all the time. A dead one that nobody has buried does not. */
export function isAlive(pid: number): boolean {
  return process.platform === 'linux' ? processStart(pid) !== undefined : isRunning(pid);
}

/** The command line of `pid`, or undefined if it cannot be told. */
export function processCommand(pid: number): string | undefined {
  if (process.platform !== 'linux') return psColumn(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  // 0 and below would address whole groups of processes.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name in brackets, may hold anything; state and start time are fields 3 and 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function psColumn(pid: number, column: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
