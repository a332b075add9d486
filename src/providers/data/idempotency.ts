/** Returns a key for one creating call: however often that call reaches the server, it is carried out once. */
export const freshKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
