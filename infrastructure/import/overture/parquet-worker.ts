/**
 * The program of the thread that reads a Parquet file. The library works through a column without a pause, and a damaged
 * or hostile one keeps it busy forever, so the thread is stopped from outside, and its memory is limited. It is inline
 * text, because a file would have different paths in the sources and in the build.
 *
 * It answers first with the columns and row groups of the file, then each request with the values of one column in one row
 * group, in slices. Of a file beyond a limit, it answers with the name of the limit, and of a broken one with 'broken'.
 */
export const PARQUET_WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const { brotliDecompressSync, gunzipSync, zstdDecompressSync } = require('node:zlib');
const { path, modules, limits } = workerData;

/** Values per answer, so that the other thread never receives many at once. */
const SLICE = 2000;
const refuse = (limit) => { throw Object.assign(new Error(limit), { limit }); };
const within = (limit, value) => value >= 0 && value <= limits[limit] || refuse(limit);
let allValues = 0;

(async () => {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } = await import(modules.hyparquet);
  const { parquetHeader } = await import(modules.column);
  const { compressors } = await import(modules.compressors);
  const bounded = (unpack) => (input, length) => unpack(input, { maxOutputLength: Math.max(1, length) });
  // Pages stop at the size that they claim, which is checked before.
  const unpackers = { ...compressors, GZIP: bounded(gunzipSync), ZSTD: bounded(zstdDecompressSync), BROTLI: bounded(brotliDecompressSync) };
  const file = await asyncBufferFromFile(path);
  if (file.byteLength < 12) refuse('broken');
  // The last 8 bytes are the length of the description and the letters PAR1.
  const end = Buffer.from(await file.slice(file.byteLength - 8, file.byteLength));
  if (end.toString('latin1', 4) !== 'PAR1') refuse('broken');
  within('footerBytes', end.readUInt32LE(0));
  const metadata = await parquetMetadataAsync(file);
  const { schema, row_groups: groups } = metadata;
  within('columns', schema.length);
  within('groups', groups.length);
  let rows = 0;
  for (const { num_rows: count } of groups) {
    within('groupRows', Number(count));
    within('rows', rows += Number(count));
  }
  parentPort.postMessage({ columns: schema.map(({ name }) => name), groups: groups.map(({ num_rows: count }) => Number(count)) });

  /** Checks the pages of a column before they are unpacked: a few bytes can stand for millions of values. */
  const check = async (chunk) => {
    const { data_page_offset: data, dictionary_page_offset: dictionary, total_compressed_size: total } = chunk;
    const start = Number(dictionary > 0 && dictionary < data ? dictionary : data);
    const size = Number(total);
    if (!(start >= 0 && size >= 0 && start + size <= file.byteLength)) refuse('broken');
    within('columnBytes', size);
    const reader = { view: new DataView(await file.slice(start, start + size)), offset: 0 };
    let [bytes, values] = [0, 0];
    while (reader.offset < size - 1) {
      const before = reader.offset;
      const page = parquetHeader(reader);
      const { uncompressed_page_size: unpacked, compressed_page_size: packed } = page;
      if (!(packed >= 0 && unpacked >= 0 && reader.offset > before && reader.offset + packed <= size)) refuse('broken');
      reader.offset += packed;
      const { num_values: count = 0, encoding } = page.data_page_header ?? page.data_page_header_v2 ?? page.dictionary_page_header ?? {};
      // Each value may repeat the whole one before it, so that a page could unpack to its square.
      if (encoding === 'DELTA_BYTE_ARRAY') refuse('encoding');
      within('pageBytes', unpacked);
      within('columnBytes', bytes += unpacked);
      within('columnValues', count);
      within('columnValues', values += count);
      within('values', allValues += count);
    }
  };

  const answer = async ({ group, column, rowStart, rowEnd, wanted }) => {
    for (const { meta_data: chunk } of groups[group].columns) if (chunk.path_in_schema[0] === column) await check(chunk);
    const found = await parquetReadObjects({ file, metadata, columns: [column], rowStart, rowEnd, compressors: unpackers });
    const values = wanted === null ? found : Array.from(wanted, (index) => found[index]);
    for (let at = 0; at === 0 || at < values.length; at += SLICE) {
      const slice = values.slice(at, at + SLICE).map((row) => row?.[column]);
      parentPort.postMessage({ values: slice, isLast: at + SLICE >= values.length });
    }
  };
  parentPort.on('message', (asked) => answer(asked).catch(tell));
})().catch(tell);

function tell(error) {
  parentPort.postMessage({ problem: error.limit ?? 'broken' });
}
`;
