import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { admin } from '../environment/network.ts';
import { type Environment, query } from '../environment/postgres.ts';
import { signIn, startProduct } from '../product.ts';
import { fillClicks } from '../traffic/clicks-table.ts';
import { createNetwork, setUpNetwork } from '../traffic/network.ts';

const campaigns = 100;

/** Rows of clicks written per second, by format. */
export type ExportSpeeds = Readonly<Record<'csv' | 'xlsx', number>>;

const answer = z.object({
  data: z.object({ id: z.number(), state: z.string(), rows: z.number(), endedAt: z.number().nullable() }),
});

/** Exports a table of clicks with the columns that a list shows. */
export const measureExports = async (
  environment: Environment,
  { rows, profile, say }: { rows: number; profile: string | undefined; say: (line: string) => void },
): Promise<ExportSpeeds> => {
  const url = await environment.database('exports');
  const { tenantId, affiliateRole } = await createNetwork(url);
  const product = await startProduct({
    databaseUrl: url,
    folder: join(environment.folder, 'exports'),
    demo: false,
    profile,
  });
  try {
    await setUpNetwork(product.address, { affiliateRole, campaigns, advertiserUrl: 'http://advertiser.example/leads' });
    say(`exports: ${rows.toLocaleString('en')} clicks in the table`);
    await fillClicks(url, { tenantId, campaigns, rows });
    await environment.settle();
    const authorization = `Bearer ${await signIn(product.address, admin)}`;
    const call = async (method: string, path: string) => {
      const response = await fetch(`${product.address}/api/v1${path}`, { method, headers: { authorization } });
      return answer.parse(await response.json()).data;
    };
    const speedOf = async (format: string): Promise<number> => {
      say(`exports: ${format}`);
      const started = performance.now();
      const { id } = await call('POST', `/stat/clicks/export?format=${format}`);
      for (;;) {
        const { state, rows: written, endedAt } = await call('GET', `/user/exports/${id}`);
        if (endedAt !== null && state !== 'done') throw new Error(`The export ended as ${state}`);
        if (endedAt !== null) return written / ((performance.now() - started) / 1000);
        await pause(50);
      }
    };
    await query(url, 'analyze');
    return { csv: await speedOf('csv'), xlsx: await speedOf('xlsx') };
  } finally {
    await product.stop();
  }
};
