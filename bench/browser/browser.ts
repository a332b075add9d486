import { join } from 'node:path';
import { buildAdmin } from '../../tools/build.ts';
import { launchChromium } from '../../tools/chromium.ts';
import type { Environment } from '../environment/postgres.ts';
import { median } from '../load/speed.ts';
import { startProduct } from '../product.ts';
import { firstVisit, type Scripts, timeVisit, type Waits } from './visit.ts';

const visits = 7;

/** What a first list costs in a real browser: bytes of JavaScript, and the median wait in milliseconds. */
export const measureBrowser = async (environment: Environment): Promise<{ scripts: Scripts; waits: Waits }> => {
  await buildAdmin();
  const databaseUrl = await environment.database('demo');
  const product = await startProduct({ databaseUrl, folder: join(environment.folder, 'demo'), demo: true });
  const browser = await launchChromium();
  try {
    const scripts = await firstVisit(browser, product.address);
    const waits: Waits[] = [];
    for (let n = 0; n < visits; n++) waits.push(await timeVisit(browser, product.address));
    return {
      scripts,
      waits: { cold: median(waits.map(({ cold }) => cold)), warm: median(waits.map(({ warm }) => warm)) },
    };
  } finally {
    await browser.close();
    await product.stop();
  }
};
