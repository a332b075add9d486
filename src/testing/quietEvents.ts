import { http, HttpResponse } from 'msw';

let latest: ReadableStreamDefaultController<Uint8Array> | undefined;

/** The event channel, which stays silent unless a test sends something. */
export const quietEvents = http.get('*/api/v1/stat/events', () => {
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (latest = controller) });
  return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
});

/** Sends an event to the newest listener. */
export const tellEvent = (event: string, data: unknown): void => {
  const text = `id: 1795392000000\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  latest?.enqueue(new TextEncoder().encode(text));
};
