import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { Reader, type Response } from 'maxmind';
import { z } from 'zod';
import { ConfigurationError } from '../configuration.ts';

/** The country an address is in: alpha-2 code of ISO 3166-1; undefined if it is unknown. */
export type CountryOf = (address: string) => string | undefined;

/** Returns the path of the file that ships with the product. */
const shipped = (): string =>
  fileURLToPath(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'));

/** Records as the shipped file has them, and as MaxMind's and DB-IP's do. */
const found = z.union([
  z.object({ country_code: z.string() }).transform((one) => one.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((one) => one.country.iso_code),
]);

/** How many records of the file are kept decoded: it has one for each country, or for each of many places. */
const recordsAtHand = 10_000;

/** Returns the country that a record names; undefined if it names none. */
const countryIn = (record: unknown): string | undefined => {
  const { data } = found.safeParse(record);
  return data !== undefined && /^[A-Z]{2}$/.test(data) && data !== 'ZZ' ? data : undefined;
};

const isLocal = (address: string): boolean =>
  ipaddr.isValid(address) && ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range());

/**
 * Reads the file that tells where addresses are, whole into memory.
 * @param file a database in MaxMind's format; defaults to the one that ships with the product
 * @param localCountry the country for addresses of this machine and of private networks; none if absent
 * @throws ConfigurationError if the file can't be read
 */
export const openCountries = async (file: string | undefined, localCountry?: string): Promise<CountryOf> => {
  const path = file ?? shipped();
  const reader = await readFile(path)
    .then((bytes) => new Reader<Response>(bytes, { cache: new LRUCache({ max: recordsAtHand }) }))
    .catch((cause: unknown) => {
      throw new ConfigurationError(`SLUICE_COUNTRY_DATABASE: ${path} is no database in MaxMind’s format`, { cause });
    });
  /** A record that was decoded before is the same object. */
  const known = new WeakMap<object, string | undefined>();
  return (address) => {
    if (localCountry && isLocal(address)) return localCountry;
    const record = reader.get(address);
    // A file of someone else’s may have anything in it.
    if (typeof record !== 'object' || record === null) return undefined;
    if (!known.has(record)) known.set(record, countryIn(record));
    return known.get(record);
  };
};
