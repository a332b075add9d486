import { readFileSync, watchFile } from 'node:fs';

/** Loaded by a product under test before all else: its clock goes ahead by the milliseconds that the file `TEST_CLOCK` says. */

const file = process.env['TEST_CLOCK'] ?? '';
const RealDate = Date;
const realNow = Date.now;
let ahead = 0;

const now = (): number => realNow() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
});
RealDate.now = now;

watchFile(file, { interval: 100, persistent: false }, () => {
  ahead = Number(readFileSync(file, 'utf8'));
});
