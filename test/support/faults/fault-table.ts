import type { FaultReport } from './report.js';

const HEADERS = ['Fault', 'Rounds', 'Acknowledged', 'Lost', 'Doubled', 'Recovery', 'Note'] as const;
/** Columns of figures, which are aligned at their end. */
const FIGURES = new Set([1, 2, 3, 4, 5]);

/** Returns the reports of a file with one JSON object per line. */
export function readReports(text: string): readonly FaultReport[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as FaultReport);
}

/** Returns a Markdown table with one row per report. */
export function faultTable(reports: readonly FaultReport[]): string {
  const rows = [[...HEADERS], ...reports.map(cellsOf)];
  const widths = HEADERS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (FIGURES.has(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (FIGURES.has(at) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  const [head, ...body] = rows.map(lineOf);
  return [head, rule, ...body].join('\n');
}

/** Returns whether a report names a write that is lost or doubled. */
export const hasDamage = ({ lost, doubled }: FaultReport): boolean => lost > 0 || doubled > 0;

function cellsOf({ fault, rounds, acknowledged, lost, doubled, longestRecoveryMs, note = '' }: FaultReport): string[] {
  const figures = [rounds, acknowledged, lost, doubled].map((figure) => figure.toLocaleString('en-US'));
  const recovery = longestRecoveryMs === undefined ? '' : `${(longestRecoveryMs / 1000).toFixed(1)} s`;
  return [fault, ...figures, recovery, note].map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '));
}
