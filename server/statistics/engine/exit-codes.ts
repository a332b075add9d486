/** Why the embedded engine's process ended by itself. */
export const exitCodes = {
  /** The folder is used by another process, or what is in it can't be read. */
  notOpened: 3,
  /** The engine does not exist for this platform, or was not installed. */
  notInstalled: 4,
} as const;
