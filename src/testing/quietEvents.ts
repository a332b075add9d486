import { http, HttpResponse } from 'msw';

/** The channel of events, on which nothing happens. */
export const quietEvents = http.get(
  '*/api/v1/stat/events',
  () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
);
