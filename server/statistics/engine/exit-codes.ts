/** Why the embedded engine's process exited on its own. */
export const exitCodes = {
  /** The folder is in use by another process, or its contents can't be read. */
  notOpened: 3,
  /** The engine does not exist for this platform, or is not installed. */
  notInstalled: 4,
} as const;
