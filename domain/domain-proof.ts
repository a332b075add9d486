/** Returns the DNS name of the record that proves a host belongs to a network. */
export const proofRecordName = (host: string): string => `_sluice.${host}`;
