/** Thrown by the readers if a file can't be read; the message is for the administrator. */
export class ImportFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFileError';
  }
}
