import type { Row } from './answer.ts';
import type { Caller, Exchange } from './caller.ts';

/** The smallest PNG: one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const boundary = 'sluice-test-boundary';

/** A file as a browser's form sends it. */
export const uploaded = (
  bytes: Buffer = pixel,
  fileName = 'pixel.png',
  type = 'image/png',
): NonNullable<Exchange['payload']> => ({
  type: `multipart/form-data; boundary=${boundary}`,
  bytes: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

/** A picture that fields of a scope may use. */
export const uploadedPicture = async (call: Caller, scope: string): Promise<Row> =>
  (await call('uploadImage', { query: { scope }, payload: uploaded() })).ok().data;
