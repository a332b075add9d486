import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

/** The alias that leads here does not apply to `require`. */
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** Runs `work` once for each key; one that failed is run again. */
const remembering = <T>() => {
  const known = new Map<string, Promise<T>>();
  return (key: unknown[], work: () => Promise<T>): Promise<T> => {
    const name = JSON.stringify(key);
    const before = known.get(name);
    if (before) return before;
    const result = work();
    known.set(name, result);
    result.catch(() => known.delete(name));
    return result;
  };
};

const [hashed, verified] = [remembering<string>(), remembering<boolean>()];

/**
 * Stands in for `@node-rs/argon2` in tests of the server, whose people sign in thousands of times with the same few
 * passwords: with the product's costs, but each password is hashed, and compared with a hash, once per worker. So people
 * with the same password have the same hash.
 */
export const hash: typeof Argon2.hash = (password, options, signal) =>
  hashed([String(password), options], () => real.hash(password, options, signal));

export const verify: typeof Argon2.verify = (known, password, options, signal) =>
  verified([String(known), String(password), options], () => real.verify(known, password, options, signal));
