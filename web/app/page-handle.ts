/** The source file of a route's page: under this name the client build knows the chunk. */
export interface PageHandle {
  readonly source: string;
}
