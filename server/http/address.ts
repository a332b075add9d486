import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Configuration, ConfigurationError } from '../configuration.ts';

/** Why nothing can listen at an address, in terms of the settings that choose it. */
const reasons: Readonly<Record<string, (at: Pick<Configuration, 'port' | 'host'>) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is in use. Stop what listens there, or set PORT to another one.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}. Set PORT to another one, such as 8080.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is ${host}, which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is ${host}, which is no address of this machine.`,
};

/**
 * Makes sure that a server can listen at an address, before doing work that would be wasted.
 * @throws ConfigurationError if it is taken or unavailable
 */
export const checkAddress = async ({ port, host }: Pick<Configuration, 'port' | 'host'>): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    throw reason ? new ConfigurationError(reason({ port, host }), { cause: error }) : error;
  }
  await once(probe.close(), 'close');
};
