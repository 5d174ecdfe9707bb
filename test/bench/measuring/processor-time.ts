/** Reads the processor time of processes from Linux. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Returns the processor time of a process and everything it started, including exited processes, in milliseconds (steps
 * of ten).
 */
export function usedByTree(root: number): number {
  const processes = new Map<number, string[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    processes.set(Number(name), statOf(Number(name)));
  }
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const [pid, fields] of processes) if (tree.has(Number(fields[1]))) tree.add(pid);
  }
  const ticks = [...tree].flatMap((pid) => (processes.get(pid) ?? []).slice(11, 15).map(Number));
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** Returns the process ID of the PostgreSQL server at a URL. Throws if it runs on another machine. */
export async function postmasterAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]?.pid ?? 0)[1]);
  await client.end();
  if (!(parent > 1)) throw new Error("The database runs on another machine, so its processor time can't be measured.");
  return parent;
}

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
