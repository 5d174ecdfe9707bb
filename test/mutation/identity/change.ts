/** One change by hand, which would let somebody in or let something go on too long, and the test that fails with it. */
export interface ChangeByHand {
  /** What would be wrong. */
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** The file of the test that must fail, */
  readonly test: string;
  /** and a part of its name there. */
  readonly named: string;
}

type Row = readonly [what: string, from: string, to: string, named: string];

/** Changes of one file that one file of tests notices. */
export function changesOf(file: string, test: string, rows: readonly Row[]): readonly ChangeByHand[] {
  return rows.map(([what, from, to, named]) => ({ what, file, from, to, test, named }));
}
