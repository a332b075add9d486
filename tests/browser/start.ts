import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../tools/start/server.ts';
import { serverFolder } from '../folder.ts';
import type { Product } from './product.ts';

export interface Running extends Product {
  /** Ends it and throws where its log tells of errors. */
  stop(): Promise<void>;
}

/**
 * The product as a person starts it: built admin, real server, embedded database, demo network.
 * @param copy folder of a copy of the project that is to run instead of this one
 */
export const startProduct = async (copy?: string): Promise<Running> => {
  const folder = serverFolder('sluice-browser-');
  const log: string[] = [];
  const data = join(folder, 'data');
  const server = startServer({
    ...(copy !== undefined && { folder: copy }),
    environment: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SLUICE_DATA: data,
      SLUICE_DEMO: '1',
      SLUICE_DEMO_DAYS: '3',
      SLUICE_OUTBOUND_ALLOW: '127.0.0.1',
    },
    show: (line) => void log.push(line),
  });
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const site = await server.ready;
  if (!site) {
    clear();
    throw new Error(`The server did not start:\n${log.join('\n')}`);
  }
  return {
    site,
    data,
    async stop() {
      server.stop();
      await server.ended;
      clear();
      const errors = log.filter((line) => /"level":[56]0/.test(line));
      if (errors.length > 0) throw new Error(`The server's log has errors:\n${errors.join('\n')}`);
    },
  };
};
