/** The name at which DNS has the proof that a host is a network's own. */
export const proofRecordName = (host: string): string => `_sluice.${host}`;
