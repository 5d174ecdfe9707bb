import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns when the process `pid` started, as opaque text; undefined if it is not running. Together with the pid it
 * identifies one process: a pid alone is reused, after a reboot even by the same programs.
 */
export function processStart(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  if (process.platform === 'linux') return linuxStart(pid);
  return psColumn(pid, 'lstart') ?? 'unknown';
}

/** Returns whether the process `pid` is running. Cheap enough for polling. A zombie does not count. */
export function isAlive(pid: number): boolean {
  return process.platform === 'linux' ? processStart(pid) !== undefined : isRunning(pid);
}

/** Returns the command line of `pid`; undefined if it is unknown. */
export function processCommand(pid: number): string | undefined {
  if (process.platform !== 'linux') return psColumn(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  // 0 and negative numbers would signal whole process groups.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name in parentheses, may contain anything. State and start time are fields 3 and
    // 22.
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
