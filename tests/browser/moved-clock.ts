import { readFileSync } from 'node:fs';

/**
 * Loaded by a product under test before anything else: moves its clock ahead by the milliseconds in the file
 * `TEST_CLOCK`.
 */

const file = process.env['TEST_CLOCK'] ?? '';
const RealDate = Date;
const realNow = Date.now;

// Read every time: once a test has moved the clock, whatever the product does next happens at that time.
const now = (): number => realNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
});
RealDate.now = now;
