/** A handwritten mutation that weakens sign-in, and the test that detects it. */
export interface ChangeByHand {
  /** The security hole that this mutation opens. */
  readonly hole: string;
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test file that must fail. */
  readonly test: string;
  /** A part of the name of the test that must fail. */
  readonly named: string;
}

type Row = readonly [hole: string, from: string, to: string, named: string];

/** Returns mutations of one file that are detected by one test file. */
export function changesOf(file: string, test: string, rows: readonly Row[]): readonly ChangeByHand[] {
  return rows.map(([hole, from, to, named]) => ({ hole, file, from, to, test, named }));
}
