/** A server's settings: where it listens, where it logs, and whether it survives a power cut. */
export type ServerSettings = {
  socketFolder: string;
  logFolder: string;
  /** False only for tests: acknowledged writes may then be lost when the machine stops. */
  durable: boolean;
  /** Number of connections shared by calls. */
  connections: number;
};

const usualConnections = 100;
/** Connections beyond those of calls: for the product itself, for tools, and for people looking at the data. */
const otherConnections = 20;

/**
 * Returns settings of the embedded server as command-line arguments, so that they follow the code rather than a file
 * written once. Sized for a small machine that also runs the product; local disks are assumed to be solid-state.
 */
export function serverArguments({ socketFolder, logFolder, durable, connections }: ServerSettings): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: Math.max(usualConnections, connections + otherConnections),
    // A query over all of a table's partitions locks each of them and each of their indexes.
    max_locks_per_transaction: 512,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    random_page_cost: 1.1,
    // A network's first traffic runs on plans for empty tables until ANALYZE has run.
    autovacuum_naptime: '15s',
    // Compiling costs more than it saves in queries of a few milliseconds.
    jit: 'off',
    logging_collector: 'on',
    log_directory: logFolder,
    // A rotation of one file per weekday.
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: 0,
    ...(!durable && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum_naptime: '1h' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
