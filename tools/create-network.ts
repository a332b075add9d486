import type { ParseArgsConfig } from 'node:util';
import { readConfiguration } from '../server/configuration.ts';
import { type Database, openDatabase } from '../server/database/connection.ts';
import { OperatorError } from '../server/operator.ts';
import { createTenant } from '../server/tenant/create.ts';
import { syncPermissions } from '../server/tenant/permissions.ts';
import { runCommand, UsageError } from './command-line.ts';
import { readPassword } from './password.ts';

/**
 * `npm run create-network`: creates a network with its first administrator. The embedded database serves only one
 * process, so the product has to be stopped meanwhile; with `DATABASE_URL` it may keep running. The password is
 * `SLUICE_ADMIN_PASSWORD`, which is meant for scripts, or else it is asked for or read from the input.
 */

const usage = `npm run create-network -- --name "My network" --email me@example.com \\
  [--first-name …] [--last-name …] [--host network.example.com]… [--currency USD]

It asks for the password of the administrator, or takes it from SLUICE_ADMIN_PASSWORD or its input.`;

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string', default: 'Administrator' },
  'last-name': { type: 'string' },
  host: { type: 'string', multiple: true, default: [] },
  currency: { type: 'string', default: 'USD' },
} as const satisfies ParseArgsConfig['options'];

const required = (value: string | undefined, name: string): string => {
  if (!value) throw new UsageError(`${name} is missing.`);
  return value;
};

const hasNetworks = (database: Database): Promise<boolean> =>
  database.owner(async (db) => (await db.selectFrom('tenant').select('id').limit(1).execute()).length > 0);

await runCommand({ usage, options }, async (values) => {
  const name = required(values.name, '--name');
  const email = required(values.email, '--email');
  const password = process.env['SLUICE_ADMIN_PASSWORD'] || (await readPassword(`Password of ${email}`));
  const database = await openDatabase(readConfiguration(process.env));
  try {
    await syncPermissions(database);
    if (values.host.length === 0 && (await hasNetworks(database)))
      throw new UsageError(
        '--host is missing: there is a network already, which answers where no host tells them apart.',
      );
    const { tenantId } = await createTenant(database, {
      name,
      hosts: values.host,
      baseCurrency: values.currency,
      admin: { firstName: values['first-name'], lastName: values['last-name'], email, password },
    });
    console.log(`Network ${tenantId}, “${name}”, is there; ${email} may sign in.`);
  } catch (error) {
    throw error instanceof RangeError ? new OperatorError(error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
});
