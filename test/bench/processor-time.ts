/** Reads the processor time of processes from Linux. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Returns the processor time of a process and its children, including exited ones, in milliseconds (steps of ten). */
export function usedByTree(root: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(Number(name));
    const isRoot = Number(name) === root;
    if (!isRoot && Number(fields[1]) !== root) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
    if (isRoot) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return ticks * 10;
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
