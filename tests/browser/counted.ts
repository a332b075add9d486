import { setTimeout as pause } from 'node:timers/promises';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';

/** Polling interval in milliseconds. */
const every = 500;

/** Waits until statistics cover all initial data; right after the first start they are still being built. */
export const countedAt = async (site: string): Promise<void> => {
  const api = `${site}/api/v1`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: demoNetwork.admin, password: demoPassword });
  const session = await fetch(`${api}/login`, { method: 'POST', headers, body });
  const { data } = (await session.json()) as { data: { token: string } };
  const until = Date.now() + patience.test;
  const isCounted = async (): Promise<boolean> =>
    (await fetch(`${api}/stat/dashboard`, { headers: { authorization: `Bearer ${data.token}` } })).ok;
  while (!(await isCounted())) {
    if (Date.now() > until) throw new Error('Statistics were not made in time');
    await pause(every);
  }
};
