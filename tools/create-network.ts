import { parseArgs } from 'node:util';
import { readConfiguration } from '../server/configuration.ts';
import { openDatabase } from '../server/database/connection.ts';
import { createTenant } from '../server/tenant/create.ts';
import { syncPermissions } from '../server/tenant/permissions.ts';

/**
 * `npm run create-network`: founds a network with its first administrator. The embedded database serves one process, so
 * the product has to be stopped meanwhile; with `DATABASE_URL` it may go on. The password is read from
 * `SLUICE_ADMIN_PASSWORD`, where neither the list of processes nor the shell's history shows it.
 */

const usage = `SLUICE_ADMIN_PASSWORD=… npm run create-network -- --name "My network" --email me@example.com \\
  [--first-name …] [--last-name …] [--host network.example.com]… [--currency USD]`;

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    email: { type: 'string' },
    'first-name': { type: 'string', default: 'Administrator' },
    'last-name': { type: 'string' },
    host: { type: 'string', multiple: true, default: [] },
    currency: { type: 'string', default: 'USD' },
  },
});

const password = process.env['SLUICE_ADMIN_PASSWORD'];

if (!values.name || !values.email || !password) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const database = await openDatabase(readConfiguration(process.env));
  try {
    await syncPermissions(database);
    const { tenantId } = await createTenant(database, {
      name: values.name,
      hosts: values.host,
      baseCurrency: values.currency,
      admin: { firstName: values['first-name'], lastName: values['last-name'], email: values.email, password },
    });
    console.log(`Network ${tenantId}, “${values.name}”, is there; ${values.email} may sign in.`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
