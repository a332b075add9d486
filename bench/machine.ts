import { availableParallelism, loadavg, totalmem, type } from 'node:os';

/** Describes the machine without identifying anyone. */
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
