import { availableParallelism, loadavg, totalmem, type } from 'node:os';

/** What was measured on, in words that tell nothing about anybody. */
export const machine = (postgresVersion: string | undefined): string => {
  const memory = Math.round(totalmem() / 2 ** 30);
  const parts = [
    `${availableParallelism()} cores`,
    `${memory} GB of memory`,
    type(),
    `Node ${process.versions.node}`,
    ...(postgresVersion === undefined ? [] : [`PostgreSQL ${postgresVersion}`]),
    `load before ${loadavg()[0]?.toFixed(1)}`,
  ];
  return parts.join(' · ');
};
