import { join } from 'node:path';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { buildAdmin } from '../../tools/build.ts';
import { launchChromium } from '../../tools/chromium.ts';
import type { Environment } from '../environment/postgres.ts';
import { median } from '../load/speed.ts';
import { startProduct } from '../product.ts';
import { firstVisit, type Scripts, timeVisit, type Waits } from './visit.ts';

const visits = 7;

/**
 * The cost of a first visit in a real browser: the scripts loaded by each step, and the median waits in milliseconds.
 */
export interface Visits {
  signIn: Scripts;
  staffList: Scripts;
  affiliateList: Scripts;
  waits: Waits;
}

export const measureBrowser = async (environment: Environment): Promise<Visits> => {
  await buildAdmin();
  const databaseUrl = await environment.database('demo');
  const product = await startProduct({ databaseUrl, folder: join(environment.folder, 'demo'), demo: true });
  const browser = await launchChromium();
  try {
    const staff = await firstVisit(browser, product.address, demoNetwork.admin);
    const affiliate = await firstVisit(browser, product.address, demoNetwork.affiliate);
    const waits: Waits[] = [];
    for (let n = 0; n < visits; n++) waits.push(await timeVisit(browser, product.address));
    return {
      signIn: staff.signIn,
      staffList: staff.list,
      affiliateList: affiliate.list,
      waits: { cold: median(waits.map(({ cold }) => cold)), warm: median(waits.map(({ warm }) => warm)) },
    };
  } finally {
    await browser.close();
    await product.stop();
  }
};
