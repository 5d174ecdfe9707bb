/**
 * An answer as it came, once all of it came. A connection lost on the way ends in the browser's own words, and a body cut
 * short in those of its parser; both reject here, where the call can still say in its own sentence what has not happened.
 */
export async function wholeAnswer(coming: Promise<Response>): Promise<Response> {
  const answer = await coming;
  if (answer.body === null) return answer;
  const body = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  if (headers.get('content-type')?.includes('json')) JSON.parse(new TextDecoder().decode(body));
  // Chromium gives an answer without content (204) an empty body, with which none may be made.
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}
