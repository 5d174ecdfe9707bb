import { problem, warning, type Finding } from './finding.js';

export interface PathFacts {
  readonly path: string;
  /** Permission bits. */
  readonly mode: number;
  readonly isFolder: boolean;
  /** Whether the product created it and set its permissions. */
  readonly isOwn: boolean;
}

const [GROUP, OTHERS] = [0o070, 0o007];

/** Returns a finding if a folder or file with secrets is not private, else null. Files of root may be group-readable. */
export function judgePrivacy({ path, mode, isFolder, isOwn }: PathFacts): Finding | null {
  const bits = `mode 0${(mode & 0o777).toString(8)}`;
  const fix = `Run chmod ${isFolder ? 700 : isOwn ? 600 : 640} ${path}.`;
  if ((mode & OTHERS) !== 0) return problem(`All users of this machine can open ${path} (${bits}).`, fix);
  if (isOwn && (mode & GROUP) !== 0) return warning(`The group can open ${path} (${bits}).`, fix);
  return null;
}
