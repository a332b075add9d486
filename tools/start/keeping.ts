import { type RunningServer, startServer, type StartOptions } from './server.ts';

/**
 * Milliseconds before a server that ended is restarted: the first time, at most, and the time after which counting
 * starts over.
 */
export const usualPauses = { first: 500, most: 30_000, calm: 60_000 };

const report = (line: string): void => console.error(line);

/**
 * Starts the server and restarts it whenever it ends unexpectedly, doubling the wait each time that happens soon. A
 * server that ends without ever having served is not restarted: it has said why, and would only say it again.
 */
export const keepServer = (options: StartOptions = {}, pauses = usualPauses, say = report): RunningServer => {
  let stopped = false;
  let pause = pauses.first;
  let goOn = (): void => undefined;
  let current = startServer(options);
  const { ready } = current;

  const waited = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const keep = async (): Promise<number> => {
    for (;;) {
      const began = performance.now();
      const served = (await current.ready) !== undefined;
      const code = await current.ended;
      if (stopped || (!served && current.ready === ready)) return code;
      if (performance.now() - began >= pauses.calm) pause = pauses.first;
      say(`The server ended with ${code}. It is started again in ${pause / 1000} s.`);
      await waited(pause);
      if (stopped) return code;
      pause = Math.min(pause * 2, pauses.most);
      current = startServer(options);
    }
  };

  return {
    ready,
    ended: keep(),
    stop() {
      stopped = true;
      goOn();
      current.stop();
    },
  };
};
