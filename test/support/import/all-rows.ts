/** Returns all rows of a reader. */
export async function allRows<T>(reader: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of reader) rows.push(row);
  return rows;
}
