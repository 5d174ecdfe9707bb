/**
 * Returns a response once its whole body has arrived. Otherwise a lost connection would surface later as the browser's
 * own error, or as a parser error; here both reject while the call can still show its own message.
 */
export async function wholeResponse(coming: Promise<Response>): Promise<Response> {
  const answer = await coming;
  if (answer.body === null) return answer;
  const body = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  if (headers.get('content-type')?.includes('json')) JSON.parse(new TextDecoder().decode(body));
  // Chromium gives a 204 response an empty body, but its constructor accepts none.
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}
