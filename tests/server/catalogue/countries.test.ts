import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../server/configuration.ts';
import { openCountries } from '../../../server/traffic/countries.ts';

test('an address yields its country, from the bundled file', async () => {
  const countryOf = await openCountries(undefined);
  expect(['212.93.97.145', '8.8.8.8', '2001:4860:4860::8888'].map(countryOf)).toEqual(['LV', 'US', 'US']);
});

test('an address in no country, or something that is not an address, yields nothing', async () => {
  const countryOf = await openCountries(undefined);
  for (const address of ['127.0.0.1', '10.1.2.3', '::1', 'fe80::1', '', 'garbage', '999.1.1.1'])
    expect([address, countryOf(address)]).toEqual([address, undefined]);
});

test('a local or private address is in the country the operator configured', async () => {
  const countryOf = await openCountries(undefined, 'ES');
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.7', '::ffff:127.0.0.1', 'fd00::1'])
    expect([address, countryOf(address)]).toEqual([address, 'ES']);
  expect(['8.8.8.8', 'fe80::1', 'garbage'].map(countryOf)).toEqual(['US', undefined, undefined]);
});

test('an operator’s file that is invalid stops the start and is named', async () => {
  const file = join(tmpdir(), `sluice-countries-${process.pid}.mmdb`);
  await writeFile(file, 'no database');
  for (const path of [file, '/nowhere/at/all.mmdb'])
    await expect(openCountries(path)).rejects.toThrow(
      new ConfigurationError(`SLUICE_COUNTRY_DATABASE: ${path} is no database in MaxMind’s format`),
    );
});
