/** Thrown if a backup can't be made or restored. The message is for the operator and says what to do. */
export class BackupProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BackupProblem';
  }
}
