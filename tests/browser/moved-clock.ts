import { readFileSync } from 'node:fs';

/** Loaded by a product under test before all else: its clock goes ahead by the milliseconds that the file `TEST_CLOCK` says. */

const file = process.env['TEST_CLOCK'] ?? '';
const RealDate = Date;
const realNow = Date.now;

// Read each time: once a test has moved the clock, whatever the product does next happens at that time.
const now = (): number => realNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
});
RealDate.now = now;
